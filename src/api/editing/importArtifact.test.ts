import { describe, expect, it } from 'vitest';

import { importArtifactRequest } from './createArtifactWriter';

describe('importArtifactRequest', () => {
  it('posts the address and nothing else', async () => {
    const url = 'https://github.com/example-lab/tail-latency';
    const request = importArtifactRequest(new URL('https://trovi.example.org/'), url);
    expect(request.method).toBe('POST');
    expect(request.url).toBe('https://trovi.example.org/import/');
    expect(request.headers.get('Content-Type')).toBe('application/json');
    expect(await request.json()).toEqual({ github_url: url });
  });
});
