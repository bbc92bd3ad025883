import { describe, expect, it } from 'vitest';
import { anArtifact, anEmptyArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../../tests/builders/aVersion';
import { bibtex } from './bibtex';
import { bibtexNames } from './bibtexName';
import { citationKey } from './citationKey';
import type { CitationOptions } from './citedFacts';
import { oldLatexBibtex } from './oldLatexBibtex';
import { escapeTex } from './texEscape';
import { texLetter } from './texLetters';

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
        '@software{noor_2026_tail_latency_fe9b2ce2,',
        '  title        = {{Tail latency under bursty load}},',
        '  author       = {Haddad, Noor and Wei, Li},',
        '  year         = {2026},',
        '  month        = mar,',
        '  organization = {Trovi},',
        '  version      = {2026-03-02},',
        '  url          = {https://trovi.example.org/dashboard/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2/versions/2026-03-02},',
        '  repository   = {https://github.com/example-lab/tail-latency},',
        '  abstract     = {Scripts and data for a tail latency study.},',
        '  keywords     = {education, networking}',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('has one keyword for each tag, also for a tag with a comma', () => {
    const entry = bibtex(anArtifact({ tags: ['a, b', 'c;d', 'R&D'] }), options);
    expect(entry).toContain('  keywords     = {a b, c d, R\\&D}\n');
  });

  it('has no repository that is not on the web', () => {
    const version = aVersion({ contentsUrn: 'urn:trovi:contents:git:file:///srv/x@abc' });
    expect(bibtex(anArtifact({ versions: [version] }), options)).not.toContain('repository');
  });

  it('has the DOI without a final dot, its address, and the version asked for', () => {
    const contentsUrn = 'urn:trovi:contents:zenodo:10.5281/zenodo_9912345.';
    const version = aDoiVersion({ contentsUrn });
    const entry = bibtex(anArtifact({ versions: [aVersion(), version] }), { ...options, version });
    expect(entry).toContain('  doi          = {10.5281/zenodo_9912345},\n');
    expect(entry).toContain('  url          = {https://doi.org/10.5281/zenodo_9912345},\n');
    expect(entry).toContain('  version      = {2026-02-01},\n');
    expect(entry).toContain('  month        = feb,\n');
  });

  it("names another version's DOI in a note only", () => {
    const contentsUrn = 'urn:trovi:contents:zenodo:10.5281/a_b';
    const versions = [aVersion(), aDoiVersion({ contentsUrn, slug: '2024-12-19' })];
    const entry = bibtex(anArtifact({ versions }), options);
    expect(entry).toContain(
      '  note         = {Archived version 2024-12-19: https://doi.org/10.5281/a\\_b}\n',
    );
    expect(entry).toContain('/versions/2026-03-02},\n');
    expect(entry).not.toMatch(/^ {2}doi/m);
  });

  it("has no author where only the testbed's support is named", () => {
    const entry = bibtex(anArtifact({ authors: by('Contact Chameleon Support') }), options);
    expect(entry).not.toMatch(/author|chameleon|noor/i);
    expect(entry).toMatch(/^@software\{2026_tail_latency_/);
  });

  it('leaves out what is not known, the owner in place of authors too', () => {
    const artifact = anEmptyArtifact({
      id: '',
      title: '',
      shortDescription: '',
      updatedAt: undefined,
    });
    expect(bibtex(artifact, { ...options, productName: '' })).toBe(
      '@software{noorhaddadexampleedu,\n  title = {{(untitled)}},\n  key   = {noorhaddadexampleedu}\n}\n',
    );
  });

  it('stays computed where the authors gave a citation', () => {
    expect(bibtex(anArtifact({ citation: 'Haddad, N.' }), options)).toMatch(
      /^@software\{noor_2026_/,
    );
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
  ])('of %j and %j is %s and the end of the id', (fullName, title, key) => {
    const artifact = anArtifact({ authors: by(fullName), title });
    expect(citationKey(artifact, options)).toBe(`${key}_fe9b2ce2`);
  });

  it('differs for artifacts of the same author, year and words, in any script', () => {
    const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    for (const [fullName = '', title = ''] of [
      ['王芳', '追踪'],
      ['Noor Haddad', 'A study'],
      ['x'.repeat(500), 'y'.repeat(500)],
    ]) {
      const keys = ids.map((id) =>
        citationKey(anArtifact({ id, authors: by(fullName), title }), options),
      );
      expect(new Set(keys).size).toBe(2);
      for (const key of keys) expect(key).toMatch(/^[a-z0-9_]{1,60}$/);
    }
  });

  it('falls back to the user name of the owner', () => {
    const ownerUrn = 'urn:trovi:user:admin';
    expect(citationKey(anArtifact({ authors: [], ownerUrn }), options)).toBe(
      'admin_2026_tail_latency_fe9b2ce2',
    );
  });

  it('is never empty', () => {
    const artifact = anEmptyArtifact({ id: '', title: '…', ownerUrn: '', updatedAt: undefined });
    expect(citationKey(artifact, options)).toBe('artifact');
  });
});

describe('bibtexNames', () => {
  it.each([
    ['Maya Okafor', 'Okafor, Maya'],
    ['J. R. R. Tolkien', 'Tolkien, J. R. R.'],
    ['Jan van der Berg', 'van der Berg, Jan'],
    ['Ludwig van Beethoven Smith', 'van Beethoven Smith, Ludwig'],
    ['von Neumann', '{von Neumann}'],
    ['danah boyd', '{boyd}, danah'],
    ['bell hooks', '{hooks}, bell'],
    ["Gabriele d'Annunzio", "{d'Annunzio}, Gabriele"],
    ['Muhammad al-Farsi', '{al-Farsi}, Muhammad'],
    ['Łukasz Żak', 'Żak, Łukasz'],
    ['Jose\u0301 Nu\u0301n\u0303ez', 'Núñez, José'],
    ['Đặng Đurić', 'Đurić, Đặng'],
    ['Hưng Nguyễn', 'Nguyễn, Hưng'],
    ['Conan O’Brien', 'O’Brien, Conan'],
    ['José Ortega y Gasset', '{Ortega y Gasset}, José'],
    ['Josep Puig i Cadafalch', '{Puig i Cadafalch}, Josep'],
    ['Ana de Souza e Silva', 'de {Souza e Silva}, Ana'],
    ['Ana Pérez y Gil', '{Pérez y Gil}, Ana'],
    ['Sammy Davis Jr.', 'Davis, Jr., Sammy'],
    ['Sammy Davis, Jr.', 'Davis, Jr., Sammy'],
    ['Henry Louis Gates III', 'Gates, III, Henry Louis'],
    ['Maya Okafor, PhD', 'Okafor, PhD, Maya'],
    ['Jan van Dijk Sr., M.D.', 'van Dijk, Sr. M.D., Jan'],
    ['Plato', '{Plato}'],
    ['Plato Jr.', '{Plato Jr.}'],
    ['Smith, Jr.', '{Smith, Jr.}'],
    ['李伟', '{李伟}'],
    ['山田 太郎', '山田, 太郎'],
    ['김 민준', '김, 민준'],
    ['Ольга Иванова', 'Иванова, Ольга'],
    ['Νίκος Παπαδόπουλος', 'Παπαδόπουλος, Νίκος'],
    ['محمد الأحمد', 'الأحمد, محمد'],
    ['דוד כהן', 'כהן, דוד'],
    ['Research and Education Team', '{Research and Education Team}'],
    ['National Science Foundation', '{National Science Foundation}'],
    ['Department of Energy', '{Department of Energy}'],
    ['Universität Zürich', '{Universität Zürich}'],
    ['École polytechnique Project', '{École polytechnique Project}'],
    ['AT&T Labs', '{AT\\&T Labs}'],
    ['others', '{others}'],
  ])('%j becomes %s', (name, expected) => {
    expect(bibtexNames([name])).toBe(expected);
  });

  it('writes et al. as others, at the end', () => {
    expect(bibtexNames(['Li Wei', 'et al.'])).toBe('Wei, Li and others');
    expect(bibtexNames(['Li Wei et al', 'Noor Haddad'])).toBe(
      'Wei, Li and Haddad, Noor and others',
    );
    expect(bibtexNames(['et al.'])).toBe('');
    expect(bibtexNames(['Li Wei', 'Carpet Al'])).toBe('Wei, Li and Al, Carpet');
  });
});

describe('oldLatexBibtex', () => {
  it.each([
    ['Łukasz Żak', '{\\.Z}ak, {\\L}ukasz'],
    ['Đặng Đurić', "{\\DJ}uri{\\'c}, {\\DJ}{\\u{\\d{a}}}ng"],
    ['Hưng Nguyễn', 'Nguy{\\~{\\^e}}n, H{\\textup{ư}}ng'],
    ['Conan O’Brien', 'O{\\textquoteright}Brien, Conan'],
    ['José Ortega y Gasset', "{Ortega y Gasset}, Jos{\\'e}"],
    ['Ana Pérez y Gil', "{\\textup{P{\\'e}rez y Gil}}, Ana"],
    ['李伟', '{\\textup{李伟}}'],
    ['山田 太郎', '{\\textup{山田}}, {\\textup{太郎}}'],
    ['Ольга Иванова', '{\\textup{Иванова}}, {\\textup{Ольга}}'],
    ['Universität Zürich', '{Universit{\\"a}t Z{\\"u}rich}'],
    ['École polytechnique Project', "{\\textup{{\\'E}cole polytechnique Project}}"],
    ['AT&T Labs', '{\\textup{AT\\&T Labs}}'],
  ])('writes %j as %s', (fullName, expected) => {
    const entry = oldLatexBibtex(anArtifact({ authors: by(fullName) }), options);
    expect(entry).toMatch(/^@misc\{/);
    expect(entry).toContain(`  author       = {${expected}},\n`);
    expect(entry).toContain('  howpublished = {Trovi},\n');
  });
});

describe('escapeTex', () => {
  it('escapes the specials of TeX and keeps braces balanced', () => {
    expect(escapeTex('100% & _ # $')).toBe('100\\% \\& \\_ \\# \\$');
    expect(escapeTex('~^\\')).toBe('{\\textasciitilde}{\\textasciicircum}{\\textbackslash}');
    expect(escapeTex('}{')).toBe('{\\textbraceright}{\\textbraceleft}');
  });

  it('leaves letters, composed', () => {
    expect(escapeTex('Škoda Đ e\u0301ß ’ Ольга 李伟 عربي')).toBe('Škoda Đ éß ’ Ольга 李伟 عربي');
  });

  it('writes Latin letters as accents for old LaTeX, and leaves other scripts', () => {
    expect(escapeTex('Škoda ÿ ñ Å ő Ç ķ', texLetter)).toBe(
      '{\\v{S}}koda {\\"y} {\\~n} {\\r{A}} {\\H{o}} {\\c{C}} {\\c{k}}',
    );
    expect(escapeTex('e\u0301ß œuvre', texLetter)).toBe("{\\'e}{\\ss} {\\oe}uvre");
    expect(escapeTex('Ольга 李伟 عربي ơ', texLetter)).toBe('Ольга 李伟 عربي ơ');
    expect(escapeTex(`a${'\u0301'.repeat(300)}`, texLetter)).toHaveLength(300);
  });

  it('leaves no straight double quote, which is active in German documents', () => {
    expect(escapeTex('"A" ("b") 5" x')).toBe("{``}A{''} ({``}b{''}) 5{''} x");
  });

  it('sets signs of formulas, and leaves out what is invisible', () => {
    expect(escapeTex('a ≤ b\u200b\ufeff')).toBe('a $\\leq$ b');
  });

  it('keeps apart what TeX would join', () => {
    expect(escapeTex("a--b ''c'' ?`")).toBe("a-{}-b '{}'c'{}' ?{}`");
    expect(escapeTex("NVMe-oF's")).toBe("NVMe-oF's");
  });
});
