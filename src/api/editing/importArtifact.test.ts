import { describe, expect, it } from 'vitest';

import { sentJson } from '../../../tests/fakes/sentJson';

import { importArtifactRequest } from './createArtifactWriter';

describe('importArtifactRequest', () => {
  it('posts the address and nothing else', () => {
    const url = 'https://github.com/example-lab/tail-latency';
    const request = importArtifactRequest(new URL('https://trovi.example.org/'), url);
    expect(request.method).toBe('POST');
    expect(request.url).toBe('https://trovi.example.org/import/');
    expect(request.headers['Content-Type']).toBe('application/json');
    expect(sentJson(request)).toEqual({ github_url: url });
  });
});
