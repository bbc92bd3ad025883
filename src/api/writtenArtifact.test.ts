import { describe, expect, it } from 'vitest';

import artifactExample from './examples/artifact.json';
import { writtenArtifactFromAnswer } from './writtenArtifact';

describe('writtenArtifactFromAnswer', () => {
  it('reads the artifact', () => {
    expect(writtenArtifactFromAnswer(artifactExample)).toMatchObject({
      id: artifactExample.uuid,
      title: artifactExample.title,
    });
  });

  it('is content with the id, since the artifact is there by now', () => {
    const answer = { uuid: 'a', title: {}, versions: 'none' };
    expect(writtenArtifactFromAnswer(answer)).toMatchObject({ id: 'a', title: '', versions: [] });
  });

  it.each([{}, { uuid: '' }, { uuid: {} }])('rejects %j, which leads nowhere', (answer) => {
    expect(() => writtenArtifactFromAnswer(answer)).toThrow(
      expect.objectContaining({ code: 'shape' }),
    );
  });
});
