import { describe, expect, it } from 'vitest';
import wire from '../../../api/examples/artifact.json';
import { readProvidedArtifact } from './providedArtifact';

const read = (json: unknown) => readProvidedArtifact('trovi-box', json);

describe('readGivenArtifact', () => {
  it.each([
    ['as a value', wire],
    ['as a text', JSON.stringify(wire)],
  ])('reads the JSON of the API %s', (_, json) => {
    expect(read(json)).toMatchObject({ artifact: { id: wire.uuid, title: wire.title } });
  });

  it('says what is wrong with a text that is no JSON', () => {
    expect(read('{')).toMatchObject({
      problem: {
        code: 'data',
        message: 'The script inside trovi-box does not contain valid JSON.',
      },
    });
  });

  it.each([
    [[], 'The response is not an object.'],
    [{ title: [] }, 'title is not text.'],
  ])('says what keeps %j from being an artifact', (json, reason) => {
    expect(read(json)).toMatchObject({
      problem: {
        code: 'shape',
        message: `The data of trovi-box is not an artifact of the API: ${reason}`,
      },
    });
  });
});
