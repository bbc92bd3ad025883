import { describe, expect, it } from 'vitest';

import { sentJson } from '../../../tests/fakes/sentJson';

import { addRoleRequest, removeRoleRequest } from './editorRequests';
import { withToken } from '../tokens/withToken';

const base = new URL('https://trovi.example.org/api/');
const entry = { user: 'urn:trovi:user:chameleon:li+wei@example.org', role: 'collaborator' };

describe('addRoleRequest', () => {
  it('posts user and role, and nothing else', () => {
    const request = addRoleRequest(base, 'a', { ...entry, ...{ id: 5 } });
    expect(request.method).toBe('POST');
    expect(request.url).toBe('https://trovi.example.org/api/artifacts/a/roles/');
    expect(request.headers['Content-Type']).toBe('application/json');
    expect(sentJson(request)).toEqual(entry);
  });
});

describe('removeRoleRequest', () => {
  it('names user and role in the query, percent-encoded', () => {
    const request = removeRoleRequest(base, 'a', entry);
    expect(request.method).toBe('DELETE');
    expect(request.url).toBe(
      'https://trovi.example.org/api/artifacts/a/roles/?user=urn%3Atrovi%3Auser%3Achameleon%3Ali%2Bwei%40example.org&role=collaborator',
    );
  });

  it.each(['query', 'header'] as const)(
    'keeps a plus sign, with the token in the %s',
    async (by) => {
      const { url } = withToken(removeRoleRequest(base, 'a', entry), 'token', by);
      expect(new URL(url).search).toContain('li%2Bwei');
      expect(new URL(url).searchParams.get('user')).toBe(entry.user);
      expect(new URL(url).searchParams.get('role')).toBe('collaborator');
    },
  );

  it.each([
    ['a&role=administrator', 'collaborator'],
    ['a b#c', '%2B'],
  ])('sends the odd user %j and role %j as they are', (user, role) => {
    const { searchParams } = new URL(removeRoleRequest(base, 'a', { user, role }).url);
    expect([...searchParams]).toEqual([
      ['user', user],
      ['role', role],
    ]);
  });
});
