import { describe, expect, it } from 'vitest';

import { sentJson } from '../../../tests/fakes/sentJson';

import { createVersionRequest, newVersionFromResponse } from './editorRequests';
import artifactExample from '../examples/artifact.json';

const urn = 'urn:trovi:contents:git:https://github.com/example-lab/tail-latency.git@4f1c2d9';

describe('createVersionRequest', () => {
  it('posts the contents and nothing else', () => {
    const request = createVersionRequest(new URL('https://trovi.example.org/'), 'a', urn);
    expect(request.method).toBe('POST');
    expect(request.url).toBe('https://trovi.example.org/artifacts/a/versions/');
    expect(sentJson(request)).toEqual({ contents: { urn } });
  });

  it('posts links, and one setup', () => {
    const link = { label: 'CHI@UC', urn: 'urn:trovi:image:chi-uc:d43e926d' };
    const request = createVersionRequest(new URL('https://trovi.example.org/'), 'a', link.urn, {
      links: [{ ...link, verified: true } as typeof link],
      setup: { type: 'image', arguments: '' },
    });
    expect(sentJson(request)).toEqual({
      contents: { urn: link.urn },
      links: [link],
      environment_setup: [{ type: 'image', arguments: '' }],
    });
  });

  it('sends arguments, which the server demands', () => {
    const request = createVersionRequest(new URL('https://trovi.example.org/'), 'a', urn, {
      links: [],
      setup: { type: 'jupyterhub' },
    });
    expect(sentJson(request)).toEqual({
      contents: { urn },
      environment_setup: [{ type: 'jupyterhub', arguments: {} }],
    });
  });
});

describe('newVersionFromResponse', () => {
  it('reads the version, which comes alone', () => {
    const [wire] = artifactExample.versions;
    expect(newVersionFromResponse(wire)).toMatchObject({
      slug: wire?.slug,
      contentsUrn: wire?.contents.urn,
      createdAt: Date.UTC(2026, 2, 5, 16, 2),
    });
  });

  it('is content with the slug, since the version is there by now', () => {
    const response = { slug: '2026-11-20', contents: 'none', links: {}, created_at: true };
    expect(newVersionFromResponse(response)).toMatchObject({ slug: '2026-11-20', links: [] });
  });

  it.each([{}, { slug: '' }, { slug: [] }, [], null, 'created'])('rejects %j', (response) => {
    expect(() => newVersionFromResponse(response)).toThrow(
      expect.objectContaining({ code: 'shape' }),
    );
  });
});
