import { describe, expect, it } from 'vitest';
import { anArtifact, anEmptyArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../tests/builders/awkwardArtifacts';
import type { Artifact } from '../artifact/artifact';
import type { Author } from '../artifact/author';
import { findVersion } from '../artifact/versions/versions';
import { bibtex } from './bibtex';
import { citationText } from './citation';
import { cslItem } from './cslItem';
import type { CitationOptions } from './citedFacts';

const options: CitationOptions = {
  productName: 'Trovi',
  dashboardUrl: 'https://trovi.example.org/dashboard/',
};
const page =
  'https://trovi.example.org/dashboard/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2/versions/2026-03-02';

function byAuthors(...fullNames: string[]): Partial<Artifact> {
  return { authors: fullNames.map((fullName) => anAuthor({ fullName })) };
}

describe('citationText', () => {
  it('names authors, title, catalogue, month and page', () => {
    const artifact = anArtifact(byAuthors('Maya Okafor', 'Tomás Echeverría', 'Wei-Han Lin'));
    expect(citationText(artifact, options)).toBe(
      `Maya Okafor, Tomás Echeverría and Wei-Han Lin. “Tail latency under bursty load.” Trovi, March 2026. ${page}`,
    );
  });

  it('names no page where there is no dashboard', () => {
    expect(citationText(anArtifact(), { ...options, dashboardUrl: '' })).toMatch(/, March 2026\.$/);
  });

  it('joins two authors by and, and takes the dashboard address without a final slash', () => {
    const artifact = anArtifact(byAuthors('Noor Haddad', ' ', 'Li Wei'));
    const dashboardUrl = 'https://trovi.example.org/dashboard';
    expect(citationText(artifact, { ...options, dashboardUrl })).toBe(
      `Noor Haddad and Li Wei. “Tail latency under bursty load.” Trovi, March 2026. ${page}`,
    );
  });

  it('refuses a version that the artifact lacks', () => {
    const artifact = anArtifact({ versions: [aVersion()] });
    const version = aVersion({ slug: 'gone' });
    expect(() => citationText(artifact, { ...options, version })).toThrow('no version "gone"');
    const named = { ...options, version: 'gone' as never };
    expect(() => citationText(artifact, named)).toThrow(RangeError);
  });

  it('refuses the undefined that a search for an unknown version returns', () => {
    const version = findVersion(anArtifact(), 'nonexist');
    const message = `The version to cite of the artifact ${anArtifact().id} is missing. Leave "version" out to cite the newest one.`;
    expect(() => citationText(anArtifact(), { ...options, version })).toThrow(message);
    expect(() => bibtex(anArtifact(), { ...options, version })).toThrow(message);
    expect(() => cslItem(anArtifact(), { ...options, version })).toThrow(message);
  });

  it("refuses an unknown version also if the authors' citation names none", () => {
    const artifact = anArtifact({ citation: 'Haddad, N. Tail latency. 2026.' });
    const version = aVersion({ slug: 'gone' });
    expect(() => citationText(artifact, { ...options, version })).toThrow('no version "gone"');
  });

  it('cites a version by its own DOI and date, never by those of another version', () => {
    const first = aDoiVersion({
      slug: 'first',
      createdAt: Date.UTC(2024, 0, 1),
      contentsUrn: 'urn:trovi:contents:zenodo:10.5281/zenodo.1.',
    });
    const undated = aVersion({ slug: 'no date', createdAt: undefined });
    const artifact = anArtifact({ versions: [aVersion(), aDoiVersion(), first, undated] });
    expect(citationText(artifact, options)).toMatch(
      /” Trovi, March 2026\. https:.*\/versions\/2026-03-02$/,
    );
    expect(citationText(artifact, { ...options, version: first })).toMatch(
      /Trovi, January 2024\. https:\/\/doi\.org\/10\.5281\/zenodo\.1$/,
    );
    expect(citationText(artifact, { ...options, version: undated })).toMatch(
      /” Trovi\. https:.*\/versions\/no%20date$/,
    );
  });

  it.each([
    ['Does it scale?', '“Does it scale?” Trovi'],
    ['It scales!', '“It scales!” Trovi'],
    ['It scales.', '“It scales.” Trovi'],
    ['Why “it scales.”', '“Why “it scales.”” Trovi'],
    ['And so on…', '“And so on…” Trovi'],
    ['هل يتوسع؟', '“هل يتوسع؟” Trovi'],
    ['یہ چلتا ہے۔', '“یہ چلتا ہے۔” Trovi'],
    ['यह चलता है।', '“यह चलता है।” Trovi'],
    ['彼は「速い。」', '“彼は「速い。」” Trovi'],
    ['速い』。\u200f', '“速い』。\u200f” Trovi'],
    ['Really (yes?)', '“Really (yes?)” Trovi'],
    ['Array[0]', '“Array[0].” Trovi'],
    ['Version 1.0', '“Version 1.0.” Trovi'],
    ['Two\r\n lines\tlong', '“Two lines long.” Trovi'],
    ['', '“(untitled).” Trovi'],
  ])('punctuates the title %j once', (title, expected) => {
    expect(citationText(anArtifact({ title }), options)).toContain(expected);
  });

  it('punctuates names that end with a full stop once', () => {
    expect(citationText(anArtifact(byAuthors('Noor Haddad Jr.')), options)).toMatch(
      /^Noor Haddad Jr\. “/,
    );
  });

  it('leaves out a date that is not known', () => {
    expect(citationText(anEmptyArtifact({ updatedAt: undefined }), options)).toContain(
      '“Placeholder.” Trovi. https://',
    );
  });

  it('names the owner where there is no author, and nobody where there is no owner', () => {
    expect(citationText(anEmptyArtifact({ ownerUrn: 'urn:trovi:user:admin' }), options)).toMatch(
      /^admin\. “Placeholder\.”/,
    );
    expect(citationText(anEmptyArtifact({ ownerUrn: '' }), options)).toMatch(/^“Placeholder\.”/);
  });

  it('gives way to the citation of the authors', () => {
    const citation = 'Haddad, N. Tail latency under bursty load. Example Systems Conference, 2026.';
    expect(citationText(anArtifact({ citation: ` ${citation}\n` }), options)).toBe(citation);
    expect(citationText(anArtifact({ citation: '  ' }), options)).toMatch(/^Noor Haddad/);
  });

  it.each([
    'No citation found. View source link.',
    ' no  CITATION found. View source\nlink ',
    'N/A',
    '-',
    'No citation available',
  ])('is computed where the stored citation is the stand-in %j', (citation) => {
    expect(citationText(anArtifact({ citation }), options)).toMatch(/^Noor Haddad\. “Tail/);
  });

  it('keeps a citation that only holds the words of a stand-in', () => {
    const citation = 'No citation found. A study of missing references. 2024.';
    expect(citationText(anArtifact({ citation }), options)).toBe(citation);
  });

  it("names neither the testbed's support nor a user name instead", () => {
    const artifact = anArtifact({ ...byAuthors('Contact Chameleon Support') });
    expect(citationText(artifact, options)).toMatch(/^“Tail latency/);
    const testbed = { testbedName: 'Grid Lab', supportEmail: 'help@grid.example' };
    const support = [
      anAuthor({ fullName: ' contact GRID LAB support' }),
      anAuthor({ fullName: '', email: 'Help@grid.example' }),
    ];
    const known = anAuthor({ fullName: 'Li Wei', email: 'help@grid.example' });
    const cited = (authors: Author[]) =>
      citationText(anArtifact({ authors }), { ...options, ...testbed });
    expect(cited(support)).toMatch(/^“Tail latency/);
    expect(cited([...support, known])).toMatch(/^Li Wei\. “/);
  });

  it('cites every awkward artifact', () => {
    for (const artifact of awkwardArtifacts()) {
      expect(citationText(artifact, options)).not.toMatch(/undefined|NaN|null|\bInvalid\b/);
    }
  });
});
