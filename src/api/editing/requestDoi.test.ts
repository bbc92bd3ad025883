import { describe, expect, it } from 'vitest';

import { sentJson } from '../../../tests/fakes/sentJson';

import { requestDoiRequest } from './editorRequests';

describe('requestDoiRequest', () => {
  it('names the archive', () => {
    const request = requestDoiRequest(new URL('https://trovi.example.org/'), 'a', '2026-01-12');
    expect(request.method).toBe('POST');
    expect(request.url).toBe(
      'https://trovi.example.org/artifacts/a/versions/2026-01-12/migration/',
    );
    expect(request.headers['Content-Type']).toBe('application/json');
    expect(sentJson(request)).toEqual({ backend: 'zenodo' });
  });
});
