import { describe, expect, it } from 'vitest';

import { sentJson } from '../../../tests/fakes/sentJson';

import { importVersionRequest } from './editorRequests';

describe('importVersionRequest', () => {
  it('puts the address and nothing else', () => {
    const url = 'https://github.com/example-lab/tail-latency';
    const request = importVersionRequest(new URL('https://trovi.example.org/'), 'a', url);
    expect(request.method).toBe('PUT');
    expect(request.url).toBe('https://trovi.example.org/import/a/');
    expect(request.headers['Content-Type']).toBe('application/json');
    expect(sentJson(request)).toEqual({ github_url: url });
  });
});
