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
