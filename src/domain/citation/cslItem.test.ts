import { describe, expect, it } from 'vitest';
import { anArtifact, anEmptyArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../tests/builders/awkwardArtifacts';
import type { CitationOptions } from './citedFacts';
import { cslItem } from './cslItem';

const options: CitationOptions = {
  productName: 'Trovi',
  dashboardUrl: 'https://trovi.example.org/dashboard/',
};

const by = (...names: string[]) => names.map((fullName) => anAuthor({ fullName }));

describe('cslItem', () => {
  it('is an artifact as software of the day of its newest version', () => {
    expect(cslItem(anArtifact({ shortDescription: 'Traces\nof a switch' }), options)).toEqual({
      id: 'noor_2026_tail_latency_fe9b2ce2',
      type: 'software',
      title: 'Tail latency under bursty load',
      author: [{ family: 'Haddad', given: 'Noor' }],
      issued: { 'date-parts': [[2026, 3, 2]] },
      version: '2026-03-02',
      publisher: 'Trovi',
      URL: 'https://trovi.example.org/dashboard/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2/versions/2026-03-02',
      abstract: 'Traces of a switch',
      keyword: 'education, networking',
      custom: { repository: 'https://github.com/example-lab/tail-latency' },
    });
  });

  it('has the DOI and the day of the version asked for', () => {
    const version = aDoiVersion({ createdAt: Date.UTC(2026, 1, 1, 23, 59) });
    const item = cslItem(anArtifact({ versions: [aVersion(), version] }), { ...options, version });
    expect(item).toMatchObject({
      DOI: '10.5281/zenodo.9912345',
      URL: 'https://doi.org/10.5281/zenodo.9912345',
      version: '2026-02-01',
      issued: { 'date-parts': [[2026, 2, 1]] },
    });
  });

  it('leaves out what is not known, the owner in place of authors too', () => {
    const artifact = anEmptyArtifact({ id: '', title: '', shortDescription: '' });
    const unknown = { ...artifact, updatedAt: undefined };
    expect(cslItem(unknown, { ...options, productName: '' })).toEqual({
      id: 'noorhaddadexampleedu',
      type: 'software',
      title: '(untitled)',
    });
  });

  it.each([
    ['Maya Okafor', { family: 'Okafor', given: 'Maya' }],
    ['Jan van der Berg', { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' }],
    [
      "Gabriele d'Annunzio",
      { family: 'Annunzio', given: 'Gabriele', 'non-dropping-particle': "d'" },
    ],
    ['Muhammad al-Farsi', { family: 'Farsi', given: 'Muhammad', 'non-dropping-particle': 'al-' }],
    ['Ali ʻabd-Allah', { family: 'Allah', given: 'Ali', 'non-dropping-particle': 'ʻabd-' }],
    ['Maya გელა-აძე', { family: 'გელა-აძე', given: 'Maya' }],
    ['danah boyd', { family: 'boyd', given: 'danah' }],
    ['José Ortega y Gasset', { family: 'Ortega y Gasset', given: 'José' }],
    ['Sammy Davis, Jr.', { family: 'Davis', given: 'Sammy', suffix: 'Jr.' }],
    ['山田 太郎', { family: '山田', given: '太郎' }],
    ['Plato', { literal: 'Plato' }],
    ['von Neumann', { literal: 'von Neumann' }],
    ['National Science Foundation', { literal: 'National Science Foundation' }],
    ['Li Wei et al.', { family: 'Wei', given: 'Li' }],
  ])('splits the name %j', (name, expected) => {
    expect(cslItem(anArtifact({ authors: by(name) }), options).author).toEqual([expected]);
  });

  it('has no author where only further authors or the support are named', () => {
    for (const name of ['et al.', 'Contact Chameleon Support']) {
      expect(cslItem(anArtifact({ authors: by(name) }), options)).not.toHaveProperty('author');
    }
  });

  it('has lines without control characters of every awkward artifact', () => {
    for (const artifact of awkwardArtifacts()) {
      const item = cslItem(artifact, options);
      expect(JSON.stringify(item)).not.toMatch(/undefined|NaN|null|\\n|\\u00/);
      expect(item.title).not.toBe('');
    }
  });
});
