import { describe, expect, it } from 'vitest';

import { deleteVersionRequest } from './editorRequests';

const base = new URL('https://trovi.example.org/');

describe('deleteVersionRequest', () => {
  it('deletes the version, with the final slash', () => {
    const request = deleteVersionRequest(base, 'a', '2026-03-02.1');
    expect(request.method).toBe('DELETE');
    expect(request.url).toBe('https://trovi.example.org/artifacts/a/versions/2026-03-02.1/');
    expect(request.body).toBeUndefined();
  });

  it.each(['', '.', '..'])('never deletes the artifact for the slug %j', (slug) => {
    const build = () => deleteVersionRequest(base, 'a', slug);
    expect(build).toThrow(expect.objectContaining({ status: 404 }));
  });
});
