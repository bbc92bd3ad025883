import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { aDoiVersion } from '../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../tests/builders/awkwardArtifacts';
import { contextObject } from './contextObject';

const options = { productName: 'Trovi', dashboardUrl: 'https://trovi.example.org/dashboard/' };

describe('contextObject', () => {
  it('has what Zotero reads, with names that it splits rightly', () => {
    const authors = ['Jan van der Berg', 'World Bank', 'Plato'].map((fullName) =>
      anAuthor({ fullName }),
    );
    const artifact = anArtifact({ title: 'R&D = 100 %', authors, versions: [aDoiVersion()] });
    const parts = contextObject(artifact, options).split('&');
    expect(parts.map((part) => part.split('=').map(decodeURIComponent))).toEqual([
      ['ctx_ver', 'Z39.88-2004'],
      ['rft_val_fmt', 'info:ofi/fmt:kev:mtx:dc'],
      ['rft.type', 'computerProgram'],
      ['rft_id', 'info:doi/10.5281/zenodo.9912345'],
      [
        'rft.identifier',
        'https://trovi.example.org/dashboard/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
      ],
      ['rft.title', 'R&D = 100 %'],
      ['rft.au', 'van der Berg, Jan'],
      ['rft.au', 'World Bank,'],
      ['rft.au', 'Plato'],
      ['rft.date', '2026-02-01'],
      ['rft.publisher', 'Trovi'],
      ['rft.description', 'Scripts and data for a tail latency study.'],
      ['rft.subject', 'education'],
      ['rft.subject', 'networking'],
    ]);
  });

  it('invents no author, and says nothing of a private artifact', () => {
    expect(contextObject(anArtifact({ authors: [] }), options)).not.toContain('rft.au');
    expect(contextObject(anArtifact({ visibility: 'private' }), options)).toBe('');
  });

  it('is one line of ASCII whatever people wrote', () => {
    for (const artifact of awkwardArtifacts()) {
      expect(contextObject({ ...artifact, visibility: 'public' }, options)).toMatch(
        /^ctx_ver=[!-~]*$/,
      );
    }
  });
});
