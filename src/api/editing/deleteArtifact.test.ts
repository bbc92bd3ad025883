import { describe, expect, it } from 'vitest';

import { deleteArtifactRequest } from './editorRequests';

const base = new URL('https://trovi.example.org/');

describe('deleteArtifactRequest', () => {
  it('deletes the artifact, with the final slash', () => {
    const request = deleteArtifactRequest(base, 'a');
    expect(request.method).toBe('DELETE');
    expect(request.url).toBe('https://trovi.example.org/artifacts/a/');
    expect(request.body).toBeUndefined();
  });

  it('refuses an id that is none', () => {
    expect(() => deleteArtifactRequest(base, ' ')).toThrow(
      expect.objectContaining({ status: 404 }),
    );
  });
});
