import { describe, expect, it } from 'vitest';
import { anArtifact, anEmptyArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../../tests/builders/aVersion';
import { bibtex, citationKey } from './bibtex';
import { bibtexName } from './bibtexName';
import type { CitationOptions } from './citation';
import { escapeTex } from './texEscape';

const options: CitationOptions = {
  productName: 'Trovi',
  dashboardUrl: 'https://trovi.example.org/dashboard/',
};

const by = (fullName: string) => [anAuthor({ fullName })];

describe('bibtex', () => {
  it('is a whole entry', () => {
    const authors = ['Noor Haddad', 'Li Wei'].flatMap(by);
    expect(bibtex(anArtifact({ authors }), options)).toBe(
      [
        '@misc{noor_2026_tail_latency,',
        '  title        = {Tail latency under bursty load},',
        '  author       = {Haddad, Noor and Wei, Li},',
        '  year         = {2026},',
        '  month        = mar,',
        '  howpublished = {Trovi},',
        '  url          = {https://trovi.example.org/dashboard/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2}',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('has the DOI without a final dot, its address, and the version asked for', () => {
    const contentsUrn = 'urn:trovi:contents:zenodo:10.5281/zenodo_9912345.';
    const version = aDoiVersion({ contentsUrn });
    const entry = bibtex(anArtifact({ versions: [aVersion(), version] }), { ...options, version });
    expect(entry).toContain('  doi          = {10.5281/zenodo_9912345},\n');
    expect(entry).toContain('  url          = {https://doi.org/10.5281/zenodo_9912345}\n');
    expect(entry).toContain('  version      = {2026-02-01},\n');
    expect(entry).toContain('  month        = feb,\n');
  });

  it('leaves out what is not known, the owner in place of authors too', () => {
    const artifact = anEmptyArtifact({ id: '', title: '', updatedAt: undefined });
    expect(bibtex(artifact, { ...options, productName: '' })).toBe(
      '@misc{noorhaddadexampleedu,\n  title = {(untitled)}\n}\n',
    );
  });

  it('stays computed where the authors gave a citation', () => {
    expect(bibtex(anArtifact({ citation: 'Haddad, N.' }), options)).toMatch(/^@misc\{noor_2026_/);
  });
});

describe('citationKey', () => {
  it.each([
    ['Noor Haddad', 'Tail latency under bursty load', 'noor_2026_tail_latency'],
    ['Łukasz Żak', 'Über-Größe: æther', 'lukasz_2026_ubergrosse_aether'],
    ['Jose\u0301 Núñez', '  –  Edge\n& Cloud', 'jose_2026_edge_cloud'],
    ['李伟', '李伟', '2026'],
    ['Ольга Smith', 'Trace', 'smith_2026_trace'],
    ['“DJ” Kim', '{NVMe}\\-oF, 50%', 'dj_2026_nvmeof_50'],
    ['ﬁona ①', 'x², ﬂow', 'fiona_2026_x2_flow'],
  ])('of %j and %j is %s', (fullName, title, key) => {
    expect(citationKey(anArtifact({ authors: by(fullName), title }), options)).toBe(key);
  });

  it('falls back to the user name of the owner', () => {
    const ownerUrn = 'urn:trovi:user:admin';
    expect(citationKey(anArtifact({ authors: [], ownerUrn }), options)).toBe(
      'admin_2026_tail_latency',
    );
  });

  it('is never empty', () => {
    const artifact = anEmptyArtifact({ title: '…', ownerUrn: '', updatedAt: undefined });
    expect(citationKey(artifact, options)).toBe('artifact');
  });
});

describe('bibtexName', () => {
  it.each([
    ['Maya Okafor', 'Okafor, Maya'],
    ['J. R. R. Tolkien', 'Tolkien, J. R. R.'],
    ['Jan van der Berg', 'van der Berg, Jan'],
    ['Ludwig van Beethoven Smith', 'van Beethoven Smith, Ludwig'],
    ['danah boyd', 'boyd, danah'],
    ['Sammy Davis Jr.', '{Davis Jr.}, Sammy'],
    ['Muhammad al-Farsi', '{al-Farsi}, Muhammad'],
    ['Plato', '{Plato}'],
    ['李伟', '{李伟}'],
    ['Smith, Jr.', '{Smith, Jr.}'],
    ['Research and Education Team', '{Research and Education Team}'],
    ['AT&T Labs', '{AT\\&T Labs}'],
    ['others', '{others}'],
  ])('%j becomes %s', (name, expected) => {
    expect(bibtexName(name)).toBe(expected);
  });
});

describe('escapeTex', () => {
  it('escapes the specials of TeX and keeps braces balanced', () => {
    expect(escapeTex('100% & _ # $')).toBe('100\\% \\& \\_ \\# \\$');
    expect(escapeTex('~^\\')).toBe('{\\textasciitilde}{\\textasciicircum}{\\textbackslash}');
    expect(escapeTex('}{')).toBe('{\\textbraceright}{\\textbraceleft}');
  });

  it('keeps apart what TeX would join', () => {
    expect(escapeTex("a--b ''c'' ?`")).toBe("a-{}-b '{}'c'{}' ?{}`");
    expect(escapeTex("NVMe-oF's")).toBe("NVMe-oF's");
  });
});
