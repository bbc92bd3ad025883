import { describe, expect, it } from 'vitest';

import artifactExample from '../examples/artifact.json';
import { changedArtifactFromResponse, createdArtifactFromResponse } from './createdArtifact';

describe('createdArtifactFromResponse', () => {
  it('reads the artifact', () => {
    expect(createdArtifactFromResponse(artifactExample)).toMatchObject({
      id: artifactExample.uuid,
      title: artifactExample.title,
    });
  });

  it('is content with the id, since the artifact is there by now', () => {
    const response = { uuid: 'a', title: {}, versions: 'none' };
    expect(createdArtifactFromResponse(response)).toMatchObject({
      id: 'a',
      title: '',
      versions: [],
    });
  });

  it.each([{}, { uuid: '' }, { uuid: {} }])('rejects %j, which leads nowhere', (response) => {
    expect(() => createdArtifactFromResponse(response)).toThrow(
      expect.objectContaining({ code: 'shape' }),
    );
  });
});

describe('changedArtifactFromResponse', () => {
  const { uuid } = artifactExample;

  it('reads the artifact, whatever the case of its id', () => {
    expect(changedArtifactFromResponse(artifactExample, uuid.toUpperCase())).toMatchObject({
      id: uuid,
      title: artifactExample.title,
    });
  });

  it.each([
    ['that cannot be read', { ...artifactExample, versions: 'none' }, 'versions'],
    ['about another artifact', { ...artifactExample, uuid: 'another' }, 'uuid'],
    ['without an id', { ...artifactExample, uuid: undefined }, 'uuid'],
    ['that lacks the roles', { uuid, title: 'Traces' }, 'roles'],
  ])('rejects an answer %s', (_what, response, field) => {
    expect(() => changedArtifactFromResponse(response, uuid)).toThrow(
      expect.objectContaining({ code: 'shape', field }),
    );
  });

  it('says that the owner has to be among the roles', () => {
    expect(() => changedArtifactFromResponse({ uuid, title: 'Traces' }, uuid)).toThrow(
      'roles is not a list with the owner in it.',
    );
  });
});
