import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import type { ArtifactVersion } from '../../artifact/version';
import { exportArtifact } from '../exportArtifact';

const options = { productName: 'Trovi', dashboardUrl: 'https://trovi.example.org/dashboard/' };

function identifiersOf(version: ArtifactVersion) {
  const { text } = exportArtifact('datacite-json', anArtifact({ versions: [version] }), options);
  const { doi, alternateIdentifiers = [] } = JSON.parse(text) as {
    doi?: string;
    alternateIdentifiers?: { alternateIdentifierType: string; alternateIdentifier: string }[];
  };
  const others = alternateIdentifiers.filter(
    ({ alternateIdentifierType }) => alternateIdentifierType === 'DOI',
  );
  return { doi, others: others.map(({ alternateIdentifier }) => alternateIdentifier) };
}

describe('the DOI in DataCite JSON', () => {
  it('identifies the record', () => {
    const doi = '10.5281/zenodo.9912345';
    expect(identifiersOf(aDoiVersion())).toEqual({ doi, others: [] });
  });

  it('is an alternate identifier if the schema does not accept it', () => {
    const contentsUrn = 'urn:trovi:contents:zenodo:10.52/short';
    expect(identifiersOf(aDoiVersion({ contentsUrn }))).toEqual({
      doi: undefined,
      others: ['10.52/short'],
    });
  });

  it('is absent for a repository', () => {
    expect(identifiersOf(aVersion())).toEqual({ doi: undefined, others: [] });
  });
});

describe('related versions in DataCite JSON', () => {
  const dated = (day: number, doi?: string) =>
    aVersion({
      slug: `v${day}`,
      createdAt: Date.UTC(2026, 0, day),
      ...(doi && { contentsUrn: `urn:trovi:contents:zenodo:${doi}` }),
    });
  const versions = [
    dated(3),
    dated(1, '10.5281/zenodo.1'),
    dated(5, '10.5281/zenodo.5'),
    dated(4, '10.5281/zenodo.4'),
    dated(2, '10.5281/zenodo.2'),
    aDoiVersion({ slug: 'undated', createdAt: undefined }),
  ];
  const relationsOf = (slug: string) => {
    const version = versions.find((one) => one.slug === slug) ?? expect.fail();
    const artifact = anArtifact({ versions });
    const { text } = exportArtifact('datacite-json', artifact, { ...options, version });
    const { relatedIdentifiers = [] } = JSON.parse(text) as {
      relatedIdentifiers?: { relatedIdentifierType: string; [name: string]: string }[];
    };
    return relatedIdentifiers
      .filter((one) => one.relatedIdentifierType === 'DOI')
      .map((one) => [one.relationType, one.relatedIdentifier]);
  };

  it.each([
    ['v1', [['IsPreviousVersionOf', '10.5281/zenodo.2']]],
    [
      'v3',
      [
        ['IsNewVersionOf', '10.5281/zenodo.2'],
        ['IsPreviousVersionOf', '10.5281/zenodo.4'],
      ],
    ],
    ['v5', [['IsNewVersionOf', '10.5281/zenodo.4']]],
    ['undated', []],
  ])('of %s are those with the next DOIs', (slug, relations) => {
    expect(relationsOf(slug)).toEqual(relations);
  });
});
