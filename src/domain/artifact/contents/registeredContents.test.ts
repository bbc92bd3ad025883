import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { findContents } from './registeredContents';

describe('findContents', () => {
  const version = aVersion({ contentsUrn: 'urn:trovi:contents:git:https://host.org/o/R.git@abc' });
  const artifact = anArtifact({ id: 'b', versions: [aDoiVersion(), version] });
  const all = [anArtifact({ id: 'a' }), artifact];

  it('finds them whatever the letter case', () => {
    const urn = 'urn:trovi:contents:git:https://host.org/o/r.git@ABC';
    expect(findContents(all, urn)).toEqual({ artifact, version });
  });

  it('finds nothing where they are not registered', () => {
    expect(findContents(all, 'urn:trovi:contents:git:https://host.org/o/r.git@ab')).toBeUndefined();
    expect(findContents([], version.contentsUrn)).toBeUndefined();
  });
});
