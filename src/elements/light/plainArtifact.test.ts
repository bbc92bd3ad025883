import { describe, expect, it } from 'vitest';
import { artifactFromAnswer } from '../../api/catalogue/findArtifact';
import artifactExample from '../../api/examples/artifact.json';
import minimalExample from '../../api/examples/minimalArtifact.json';
import { plainArtifact } from './plainArtifact';

/** What the whole reader makes of an answer; nothing where it says that something is wrong. */
function whole(answer: unknown) {
  try {
    return artifactFromAnswer(answer);
  } catch {
    return undefined;
  }
}

const odd: unknown[] = [
  null,
  undefined,
  '',
  'text',
  0,
  -1,
  NaN,
  true,
  [],
  {},
  [null],
  ['a'],
  [{}],
  [1],
  [[]],
];

describe('plainArtifact', () => {
  it.each([artifactExample, minimalExample, {}])('reads what the whole reader reads', (answer) => {
    expect(plainArtifact(answer)).toEqual(whole(answer));
    expect(plainArtifact(answer)).toBeDefined();
  });

  it.each(odd)('takes %j at the top as the whole reader does', (answer) => {
    expect(plainArtifact(answer)).toEqual(whole(answer));
  });

  it.each(Object.keys(artifactExample))(
    'takes whatever stands in %s as the whole reader does',
    (key) => {
      for (const value of odd) {
        const answer = { ...artifactExample, [key]: value };
        expect(plainArtifact(answer)).toEqual(whole(answer));
      }
    },
  );
});
