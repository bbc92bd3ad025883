import { describe, expect, it } from 'vitest';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { doiUrl, isGitVersion, versionDoi } from './versionContents';

const march = aVersion();
const february = aDoiVersion();

it('knows a git version by its provider, not by the letters g, i, t', () => {
  expect(isGitVersion(march)).toBe(true);
  expect(isGitVersion(aVersion({ contentsUrn: 'urn:trovi:contents:digital:x' }))).toBe(false);
});

describe('DOIs', () => {
  it('come from archive contents alone, without a final dot', () => {
    expect(versionDoi(february)).toBe('10.5281/zenodo.9912345');
    expect(
      versionDoi(aVersion({ contentsUrn: 'urn:trovi:contents:zenodo:10.5281/zenodo.99.' })),
    ).toBe('10.5281/zenodo.99');
    expect(versionDoi(march)).toBeUndefined();
    expect(versionDoi(aVersion({ contentsUrn: 'urn:trovi:contents:zenodo:.' }))).toBeUndefined();
    expect(
      versionDoi(
        aVersion({ contentsUrn: 'urn:trovi:contents:git:https://example.org/zenodo/zenodo.git' }),
      ),
    ).toBeUndefined();
  });

  it.each([
    ['10.5281/zenodo.9912345', 'https://doi.org/10.5281/zenodo.9912345'],
    ['10.5281/zenodo.9912345.', 'https://doi.org/10.5281/zenodo.9912345'],
    ['https://doi.org/10.5281/zenodo.1', 'https://doi.org/10.5281/zenodo.1'],
    ['https://www.doi.org/10.5281/zenodo.1', 'https://doi.org/10.5281/zenodo.1'],
    ['HTTP://DX.DOI.ORG/10.5281/zenodo.1', 'https://doi.org/10.5281/zenodo.1'],
    ['www.doi.org/10.5281/zenodo.1', 'https://doi.org/10.5281/zenodo.1'],
    ['doi:https://doi.org/10.5281/zenodo.1', 'https://doi.org/10.5281/zenodo.1'],
    [
      '10.1002/(SICI)17:15/16<1661::A>3.0',
      'https://doi.org/10.1002/(SICI)17:15/16%3C1661::A%3E3.0',
    ],
    ['10.1000/a?b#c%d e', 'https://doi.org/10.1000/a%3Fb%23c%25d%20e'],
    ['10.1000/\uD83D', 'https://doi.org/10.1000/%EF%BF%BD'],
  ])('%s resolves at %s', (doi, url) => {
    expect(doiUrl(doi)).toBe(url);
  });

  it('stay quick to read when they are a megabyte of dots', () => {
    const contentsUrn = `urn:trovi:contents:zenodo:${'.'.repeat(1_000_000)}x${'. '.repeat(500_000)}`;
    expect(versionDoi(aVersion({ contentsUrn }))).toHaveLength(1_000_001);
  });
});
