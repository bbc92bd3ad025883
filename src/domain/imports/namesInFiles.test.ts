import { expect, test } from 'vitest';
import { parseYaml } from '../../../dashboard/metadata/parseYaml';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { exportArtifact } from '../exports/exportArtifact';
import { type ExportFormat, exportFormats } from '../exports/exportFormats';
import { importFormats } from './importedMetadata';
import { readMetadata } from './readMetadata';

const namesOf = async (text: string) =>
  (await readMetadata(text, { parseYaml })).authors.map(({ fullName }) => fullName);

const cff = (...lines: string[]) =>
  ['cff-version: 1.2.0', 'title: T', 'authors:', ...lines.map((line) => `  ${line}`)].join('\n');

const csl = (...author: object[]) => JSON.stringify([{ type: 'software', title: 'T', author }]);

test.each<[string, string, string[]]>([
  [
    'RIS with several in a line',
    'TY  - COMP\nTI  - T\nAU  - Doe, Jane; Roe, Jo\nER  - ',
    ['Jane Doe', 'Jo Roe'],
  ],
  [
    'RIS',
    'TY  - COMP\nTI  - T\nAU  - García López, María José\nER  - ',
    ['García López, María José'],
  ],
  [
    'BibTeX',
    '@misc{k, title={T}, author={Doe, Jane AND García López, María José and {Doe, Roe and Co}}}',
    ['Jane Doe', 'García López, María José', 'Doe, Roe and Co'],
  ],
  [
    'BibTeX with commas only',
    '@misc{k, title={T}, author={Jane M. Doe, John Roe}}',
    ['Jane M. Doe', 'John Roe'],
  ],
  [
    'CFF',
    cff(
      '- family-names: Mansouri',
      '  given-names: Khalid',
      '  name-particle: al-',
      '- family-names: 山田',
      '  given-names: 太郎',
    ),
    ['Khalid al-Mansouri', '山田 太郎'],
  ],
  [
    'CSL-JSON',
    csl(
      { family: 'Arc', given: 'Jeanne', 'dropping-particle': "d'" },
      { family: '王', given: '明' },
      { literal: 'World Bank' },
    ),
    ["Jeanne d'Arc", '王 明', 'World Bank'],
  ],
  [
    'DataCite',
    JSON.stringify({
      titles: [{ title: 'T' }],
      publisher: 'P',
      types: {},
      creators: [
        { name: 'García López, María', givenName: 'María', familyName: 'García López' },
        { name: 'Doe, Jane' },
      ],
    }),
    ['García López, María', 'Jane Doe'],
  ],
  [
    'CodeMeta',
    JSON.stringify({
      '@context': 'https://w3id.org/codemeta/3.0',
      name: 'T',
      author: [{ givenName: 'Khalid', familyName: 'al-Mansouri' }, { name: 'Smith Jones, Anna' }],
    }),
    ['Khalid al-Mansouri', 'Smith Jones, Anna'],
  ],
])('%s keeps the parts of names', async (_, text, names) => {
  expect(await namesOf(text)).toEqual(names);
});

const options = { productName: 'Trovi', dashboardUrl: 'https://trovi.example.org/dashboard/' };
const formats = (Object.keys(exportFormats) as ExportFormat[]).filter(
  (format) => format in importFormats,
);

test.each(formats)('%s brings back names, and invents none', async (format) => {
  const names = [
    'García López, María José',
    'Khalid al-Mansouri',
    "Gabriele d'Annunzio",
    '山田 太郎',
    'Luc Van den Broeck',
    'Jan van der Berg',
    'LIGO Scientific Collaboration',
    'Sammy Davis Jr.',
  ];
  const authors = names.map((fullName) => anAuthor({ fullName }));
  const text = (list: typeof authors) =>
    exportArtifact(format, anArtifact({ authors: list }), options).text;
  expect(await namesOf(text(authors))).toEqual(names);
  expect(await namesOf(text([]))).toEqual([]);
});
