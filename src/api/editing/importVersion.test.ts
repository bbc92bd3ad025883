import { describe, expect, it } from 'vitest';

import { importVersionRequest } from './editorRequests';

describe('importVersionRequest', () => {
  it('puts the address and nothing else', async () => {
    const url = 'https://github.com/example-lab/tail-latency';
    const request = importVersionRequest(new URL('https://trovi.example.org/'), 'a', url);
    expect(request.method).toBe('PUT');
    expect(request.url).toBe('https://trovi.example.org/import/a/');
    expect(request.headers.get('Content-Type')).toBe('application/json');
    expect(await request.json()).toEqual({ github_url: url });
  });
});
