import { describe, expect, it } from 'vitest';

import { requestDoiRequest } from './editorRequests';

describe('requestDoiRequest', () => {
  it('names the archive', async () => {
    const request = requestDoiRequest(new URL('https://trovi.example.org/'), 'a', '2026-01-12');
    expect(request.method).toBe('POST');
    expect(request.url).toBe(
      'https://trovi.example.org/artifacts/a/versions/2026-01-12/migration/',
    );
    expect(request.headers.get('Content-Type')).toBe('application/json');
    expect(await request.json()).toEqual({ backend: 'zenodo' });
  });
});
