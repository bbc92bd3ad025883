import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../../tests/builders/aVersion';
import { fullMarkdown } from '../../../tests/builders/texts';
import type { Artifact } from '../artifact/artifact';
import { exportArtifact } from '../exports/exportArtifact';
import type { ExportFormat } from '../exports/exportFormats';
import { personName } from '../names/personName';
import { displayedName } from '../names/writtenName';
import type { ImportedMetadata } from './importedMetadata';
import { readMetadata } from './readMetadata';

const options = { productName: 'Trovi', dashboardUrl: 'https://trovi.example.org/dashboard/' };

type Kept = 'affiliation' | 'email' | 'longDescription' | 'source';

/**
 * What each format keeps besides title, description, names and tags, and how it writes a day. The
 * formats in XML cannot be imported.
 */
const formats: Partial<Record<ExportFormat, { keeps: readonly Kept[]; day?: string | RegExp }>> = {
  bibtex: { keeps: ['source'], day: /year\s+= \{2026\},\s+month\s+= mar,/ },
  'bibtex-old-latex': { keeps: ['source'], day: /year\s+= \{2026\},\s+month\s+= mar,/ },
  ris: { keeps: ['source'], day: 'DA  - 2026/03/02' },
  'csl-json': { keeps: ['source'], day: /"date-parts": \[\s*\[\s*2026,\s*3,\s*2\s*\]/ },
  cff: { keeps: ['source', 'affiliation'], day: 'date-released: "2026-03-02"' },
  codemeta: { keeps: ['source', 'affiliation'], day: '"datePublished": "2026-03-02"' },
  'schema-org': { keeps: ['source', 'affiliation'], day: '"datePublished": "2026-03-02"' },
  'datacite-json': { keeps: ['source', 'affiliation'], day: '"date": "2026-03-02"' },
  'ro-crate': {
    keeps: ['source', 'affiliation', 'longDescription'],
    day: '"datePublished": "2026-03-02"',
  },
  // The catalogue's import gets versions from the repository.
  'trovi-json': { keeps: ['affiliation', 'email', 'longDescription'] },
};

const artifacts: Readonly<Record<string, Partial<Artifact>>> = {
  'an artifact': {},
  'an artifact with a long description': { longDescription: fullMarkdown },
  'other scripts': {
    title: 'Повтор → измерения: “задержки” 测量',
    shortDescription:
      'Kurze Beschreibung mit Größen, und «Zitaten» – 日本語でも書けます。Đ, ư und ﬁ.',
    tags: ['машинное обучение', '网络', 'Überwachung'],
  },
  'signs with a meaning in other formats': {
    title: "R&D 50% of {NVMe} #1 $5 a_b c^d ~e \\f a < b a--b 'q' it’s ≤ 3",
    shortDescription: 'Costs 5 % & more: {a}_b^c ~ \\x #1 $x$ or "quoted" text; a, b: - c.',
    tags: ['C++', 'C#', 'R&D', 'snake_case', '100%'],
  },
  'a description that names the abstract': {
    shortDescription: 'Abstract syntax trees of 1,000 programs, and why they differ so much.',
  },
};

const names: readonly (readonly string[])[] = [
  ['Noor Haddad', 'Wei Li', 'Maya Okafor'],
  ['Jan van der Berg', 'Luc Van den Broeck', 'Karl von und zu Guttenberg', 'Marco De Santis'],
  ['García López, María José', 'danah boyd', "Gabriele d'Annunzio", 'Khalid al-Mansouri'],
  ['José Ortega y Gasset', 'Conan O’Brien', 'Sammy Davis Jr.', 'Henry Louis Gates III'],
  ['LIGO Scientific Collaboration', 'World Bank', 'ETH Zürich', 'AT&T Labs', 'Plato'],
  ['山田 太郎', '김 민준', '李伟', 'Ольга Иванова', 'Νίκος Παπαδόπουλος', 'Đặng Đurić'],
  ['محمد الأحمد', 'דוד כהן', 'Łukasz Żak', 'İpek Ångström', 'J. R. R. Tolkien', 'Doe, J.'],
  ['Research and Education Team', 'Smith, Jones and Partners Ltd', 'Department of Energy'],
];

async function readBack(format: ExportFormat, artifact: Artifact): Promise<ImportedMetadata> {
  const { text } = exportArtifact(format, artifact, options);
  const parse = async (yaml: string): Promise<unknown> => parseYaml(yaml);
  return readMetadata(text, { parseYaml: parse });
}

/** TeX has only curly quotation marks. */
const withoutCurls = (text: string) => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");

describe.each(Object.entries(formats))('an export as %s', (name, { keeps, day = '' }) => {
  const format = name as ExportFormat;
  const isTex = format.startsWith('bibtex');
  const plain = (text: string) => (isTex ? withoutCurls(text) : text);

  it.each(Object.entries(artifacts))('keeps texts of %s', async (_, overrides) => {
    const artifact = anArtifact(overrides);
    const found = await readBack(format, artifact);
    expect(plain(found.title)).toBe(plain(artifact.title));
    expect(plain(found.shortDescription)).toBe(plain(artifact.shortDescription));
    expect(found.tags).toEqual(artifact.tags);
    if (keeps.includes('longDescription'))
      expect(found.longDescription).toBe(artifact.longDescription);
  });

  it.each(names)('keeps the names %s, …', async (...fullNames) => {
    const authors = fullNames.map((fullName) => anAuthor({ fullName }));
    const found = await readBack(format, anArtifact({ authors }));
    expect(found.authors.map(({ fullName }) => displayedName(fullName))).toEqual(
      fullNames.map(displayedName),
    );
    const { affiliation, email } = anAuthor();
    for (const author of found.authors) {
      expect(author.email).toBe(keeps.includes('email') ? email : '');
      // Some formats have no affiliation of an organisation.
      if (personName(author.fullName))
        expect(author.affiliation).toBe(keeps.includes('affiliation') ? affiliation : '');
    }
  });

  it.runIf(keeps.includes('source'))('keeps repository, DOI, version and date', async () => {
    const artifact = anArtifact({ versions: [aVersion()] });
    expect(await readBack(format, artifact)).toMatchObject({
      repository: 'https://github.com/example-lab/tail-latency',
      doi: '',
    });
    const { text } = exportArtifact(format, artifact, options);
    expect(text).toMatch(/\b2026-03-02\b/);
    if (day instanceof RegExp) expect(text).toMatch(day);
    else expect(text).toContain(day);
    // The API sets both itself (decision 87).
    const { unused } = await readBack(format, artifact);
    const version = format === 'ris' ? 'edition' : 'version';
    expect(unused).toEqual(expect.arrayContaining([version, 'date']));
    const archived = anArtifact({ versions: [aDoiVersion()] });
    expect(await readBack(format, archived)).toMatchObject({
      repository: '',
      doi: '10.5281/zenodo.9912345',
    });
  });

  it('invents no author', async () => {
    expect((await readBack(format, anArtifact({ authors: [] }))).authors).toEqual([]);
  });
});
