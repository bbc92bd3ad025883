import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { awkwardArtifacts } from '../../../../tests/builders/awkwardArtifacts';
import type { CitationOptions } from '../citedFacts';
import { cslStyles } from './citationStyle';
import { citationParts, formatCitation } from './formatCitation';

const options: CitationOptions = {
  productName: 'Trovi',
  dashboardUrl: 'https://trovi.example.org/',
};

describe('formatCitation', () => {
  it("is the catalogue's own text, or the authors' citation", () => {
    expect(formatCitation('trovi', anArtifact(), options)).toMatch(/^Noor Haddad\. “Tail latency/);
    expect(formatCitation('trovi', anArtifact({ citation: 'Haddad, N.' }), options)).toBe(
      'Haddad, N.',
    );
  });

  it('cites the artifact itself in the other styles', () => {
    const artifact = anArtifact({ citation: 'Haddad, N.' });
    expect(formatCitation('apa', artifact, options)).toMatch(
      /^Haddad, N\. \(2026\)\. Tail latency under bursty load \(Version 2026-03-02\) \[Computer software\]\. Trovi\. https:/,
    );
    expect(citationParts('apa', artifact, options)[1]).toEqual({
      text: 'Tail latency under bursty load',
      isItalic: true,
    });
  });

  it('writes every awkward artifact in every style', () => {
    for (const artifact of awkwardArtifacts()) {
      for (const style of cslStyles) {
        expect(formatCitation(style, artifact, options)).not.toMatch(/undefined|NaN|\n| {2}|^$/);
      }
    }
  });
});
