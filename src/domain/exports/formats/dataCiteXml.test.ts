// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../../tests/builders/awkwardArtifacts';
import type { Artifact } from '../../artifact/artifact';
import { exportArtifact } from '../exportArtifact';

const options = { productName: 'Trovi', dashboardUrl: 'https://trovi.example.org/dashboard/' };

function rootOf(artifact: Artifact): Element {
  const { text } = exportArtifact('datacite-xml', artifact, options);
  const page = new DOMParser().parseFromString(text, 'text/xml');
  expect(page.querySelector('parsererror')?.textContent).toBeUndefined();
  return page.documentElement;
}

/** The elements with a text, with their attributes. */
const textsOf = (artifact: Artifact) =>
  [...rootOf(artifact).querySelectorAll('*')]
    .filter(({ children }) => children.length === 0)
    .map(({ tagName, attributes, textContent }) =>
      [tagName, ...[...attributes].map(({ value }) => value), textContent].join(' | '),
    );

describe('DataCite XML', () => {
  it('says the same as DataCite JSON', () => {
    const authors = [
      anAuthor({ fullName: 'Łukasz Żak', affiliation: 'R&D "Lab"' }),
      anAuthor({ fullName: 'World Bank', affiliation: '' }),
    ];
    const title = '<b>&amp; "x" ]]>';
    expect(textsOf(anArtifact({ title, authors, versions: [aDoiVersion()] }))).toEqual([
      'identifier | DOI | 10.5281/zenodo.9912345',
      'creatorName | Personal | Żak, Łukasz',
      'givenName | Łukasz',
      'familyName | Żak',
      'affiliation | R&D "Lab"',
      'creatorName | Organizational | World Bank',
      `title | ${title}`,
      'publisher | Trovi',
      'publicationYear | 2026',
      'resourceType | Software | Research artifact',
      'subject | education',
      'subject | networking',
      'date | Issued | 2026-02-01',
      'date | Created | 2026-01-12',
      'date | Updated | 2026-03-05',
      'alternateIdentifier | URN | urn:uuid:8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
      'version | 2026-02-01',
      'rights | Licence not stated in the catalogue',
      'description | Abstract | Scripts and data for a tail latency study.',
    ]);
  });

  it('is identified by its URN without a DOI, and relates to repository and other versions', () => {
    const texts = textsOf(anArtifact({ versions: [aVersion(), aDoiVersion()] }));
    expect(texts[0]).toBe('identifier | URN | urn:uuid:8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2');
    expect(texts.filter((text) => /^(?:related|alternate)/.test(text))).toEqual([
      expect.stringMatching(/^alternateIdentifier \| URL \| https:.*\/versions\/2026-03-02$/),
      'relatedIdentifier | DOI | IsNewVersionOf | 10.5281/zenodo.9912345',
      expect.stringMatching(/^relatedIdentifier \| URL \| IsDerivedFrom \| https:/),
    ]);
  });

  it('is XML whatever people wrote', () => {
    for (const artifact of awkwardArtifacts()) {
      expect(rootOf(artifact).firstElementChild?.tagName).toBe('identifier');
    }
  });
});
