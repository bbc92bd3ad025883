import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { aFullArtifact } from '../../../tests/builders/aFullArtifact';
import { awkwardArtifacts } from '../../../tests/builders/awkwardArtifacts';
import { besideOldLibraries } from '../../../tests/fakes/extendedPrototypes';
import { readStoredArtifacts, writeStoredArtifacts } from './storedArtifacts';

describe('artifacts that were kept', () => {
  it('come back as they were', () => {
    const artifacts = [anArtifact(), { ...aFullArtifact(), sharingKey: undefined }];
    expect(readStoredArtifacts(writeStoredArtifacts(artifacts))).toEqual(artifacts);
  });

  it('come back as they were beside old libraries that extend prototypes', () => {
    const artifacts = [{ ...aFullArtifact(), sharingKey: undefined }];
    const copy = () => readStoredArtifacts(writeStoredArtifacts(artifacts));
    expect(besideOldLibraries(copy)).toEqual(artifacts);
  });

  it('come back however odd they are', () => {
    // An invalid time never comes from the server, because none of its responses is read as one.
    const artifacts = awkwardArtifacts().filter(({ createdAt }) => !Number.isNaN(createdAt));
    expect(artifacts.length).toBeGreaterThan(0);
    expect(readStoredArtifacts(writeStoredArtifacts(artifacts))).toHaveLength(artifacts.length);
  });

  it('come back without the keys that open private ones', () => {
    const text = writeStoredArtifacts([anArtifact({ sharingKey: 'open-sesame' })]);
    expect(text).not.toContain('open-sesame');
    expect(readStoredArtifacts(text)?.[0]?.sharingKey).toBeUndefined();
  });

  const whole = JSON.parse(writeStoredArtifacts([aFullArtifact()])) as [Record<string, unknown>];
  it.each([
    ['nothing', undefined],
    ['no text', { artifacts: [] }],
    ['no JSON', '[{"id":'],
    ['no list', '{}'],
    ['a list of something else', '[1]'],
    ['a list with a gap', '[null]'],
    ['the artifacts of another form', '[{"uuid":"1"}]'],
  ])('are nothing where there is %s', (_, stored) => {
    expect(readStoredArtifacts(stored)).toBeUndefined();
  });

  it.each(Object.keys(whole[0]))('are nothing where %s is of a wrong type', (name) => {
    const wrong = name === 'title' ? 1 : [{ wrong: true }];
    expect(readStoredArtifacts(JSON.stringify([{ ...whole[0], [name]: wrong }]))).toBeUndefined();
  });
});
