import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseBibtex } from '@retorquere/bibtex-parser';
import { expect, test } from 'vitest';
import { aCatalogue } from '../../../tests/builders/aCatalogue';
import { parseYaml } from '../../../dashboard/metadata/parseYaml';
import { exportArtifact } from '../exports/exportArtifact';
import type { ImportedMetadata } from './importedMetadata';
import { readMetadata } from './readMetadata';

const folder = path.resolve('tests/metadataFiles');
const file = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const read = (text: string, fileName?: string) => readMetadata(text, { fileName, parseYaml });

const noor = 'Noor Haddad | Example State University | noor.haddad@example.edu';
const written = ({ authors }: ImportedMetadata) =>
  authors.map(({ fullName, affiliation, email }) =>
    [fullName, affiliation, email].join(' | ').replace(/[ |]+$/, ''),
  );

interface Expected extends Partial<Omit<ImportedMetadata, 'authors'>> {
  authors: string[];
}

const files: Record<string, Expected> = {
  'article.bib': {
    format: 'bibtex',
    title: 'Tail Latency in RDMA Clusters: What 10 000 Runs Tell Us',
    shortDescription:
      'We measure tail latency of remote memory access under bursty load. About 5 % of the requests take ten times as long as the median—and nobody knew why.',
    authors: ['José Álvarez', 'Jan van der Berg', 'Anna-Lena Müller', 'The CHI Team'],
    tags: ['networking', 'RDMA', 'performance'],
    repository: 'https://github.com/example-lab/rdma-tails',
    doi: '10.1234/cloud.2025.42',
    entries: 1,
  },
  'software.bib': {
    format: 'bibtex',
    title: 'Burst generator, version 2',
    shortDescription: 'Makes bursty traffic for experiments on testbeds.',
    longDescription: '',
    authors: ['Noor Haddad', 'Wei Li'],
    tags: ['networking', 'education'],
    repository: 'https://gitlab.com/example/bursts',
    entries: 2,
  },
  'thesis.bib': {
    format: 'bibtex',
    title: 'On the Øresund of Queues: μs matter',
    authors: ['Maya Okafor', 'Ramón de la Cruz Jr.'],
    repository: 'https://codeberg.org/okafor/queues',
  },
  'software.ris': {
    format: 'ris',
    title: 'Tail latency of bursty workloads',
    shortDescription: 'Traces, notebooks and plots.',
    authors: ['Noor Haddad', 'Jan van der Berg', 'Example State University'],
    tags: ['networking', 'performance'],
    repository: 'https://github.com/example-lab/tails',
    doi: '10.5281/zenodo.1234567',
  },
  'article.ris': {
    format: 'ris',
    title: 'Reproducing storage benchmarks in the cloud',
    shortDescription:
      'Benchmarks of storage systems vary from run to run. We ran each of them 400 times on three clouds, and found that the order of the runs explains more of the variance than the hardware does.',
    authors: ['Anna-Lena Müller', 'Martin Luther King Jr.'],
    tags: ['storage systems', 'benchmarking'],
    repository: '',
    entries: 2,
  },
  'dataset.ris': {
    format: 'ris',
    title: 'Power traces of 120 servers over one year',
    authors: ['Wei Li', 'Maya Okafor'],
    doi: '10.5072/power.traces',
  },
  'software.cff': {
    format: 'cff',
    title: 'Burst generator',
    shortDescription: 'Makes bursty traffic for experiments on testbeds.',
    authors: [
      'Jan van der Berg | Example Labs | jan@example.org',
      'Martin Luther King Jr.',
      'The Burst Team',
    ],
    tags: ['networking', 'traffic: bursty'],
    repository: 'https://github.com/example-lab/bursts',
    doi: '10.5281/zenodo.7654321',
  },
  'dataset.cff': {
    format: 'cff',
    title: 'Power traces of 120 servers over one year',
    shortDescription:
      'One sample of the power draw of each of 120 servers, every second, for one year. The servers ran the usual jobs of a research testbed. Each file holds one day. The notebook shows how to read them.',
    authors: ['Wei Li | Example State University', 'Maya Okafor | Example State University'],
    repository: 'https://gitlab.example.edu/power/traces',
    doi: '10.5072/power.traces',
  },
  'shared.cff': {
    format: 'cff',
    title: 'Königsberg – Brücken',
    authors: ['Zoë Ångström | Universität Königsberg', '王 明 | Universität Königsberg', 'octocat'],
  },
  'codemeta.json': {
    format: 'codemeta',
    title: 'queue-model',
    shortDescription: 'A small simulator of queues in network cards.',
    authors: [noor, 'Example Labs'],
    tags: ['networking', 'simulation'],
    repository: 'https://github.com/example-lab/queue-model',
    doi: '10.5281/zenodo.1234567',
  },
  'codemeta-list.json': {
    format: 'codemeta',
    title: 'Notebooks for a course on clouds',
    authors: ['Maya Okafor', 'Wei Li | Example Labs; Example State University'],
    tags: ['education', 'cloud', 'notebooks'],
    repository: 'https://codeberg.org/okafor/course',
  },
  'codemeta-small.json': { format: 'codemeta', title: 'tool', authors: ['Noor Haddad'] },
  'ro-crate-metadata.json': {
    format: 'ro-crate',
    title: 'Tail latency of bursty workloads',
    shortDescription: 'Traces, notebooks and plots.',
    longDescription:
      '# Method\n\nWe ran **10,000** experiments.\n\n- on two testbeds\n- over one year',
    authors: [noor, 'Jan van der Berg'],
    tags: ['networking', 'performance'],
    repository: 'https://github.com/example-lab/tails',
    doi: '10.5281/zenodo.1234567',
  },
  'trovi.json': {
    format: 'trovi-json',
    title: 'Burst generator',
    shortDescription: 'Makes bursty traffic.',
    longDescription: 'Longer text.',
    authors: ['Wei Li | Example Labs | li.wei@example.org'],
    tags: ['networking', 'education'],
  },
  'workflow-crate.json': {
    format: 'ro-crate',
    title: 'A workflow that plots power traces',
    authors: ['Power Lab'],
    tags: ['power', 'plots'],
    repository: 'https://gitlab.com/example/plots',
  },
  'datacite.json': {
    format: 'datacite-json',
    title: 'Tail latency of bursty workloads',
    shortDescription: 'Traces, notebooks and plots.',
    authors: ['Noor Haddad | Example State University', 'Example Labs, Inc.'],
    tags: ['networking', 'performance'],
    repository: 'https://github.com/example-lab/tails',
    doi: '10.5281/zenodo.1234567',
  },
  'datacite-api.json': {
    format: 'datacite-json',
    title: 'Power traces of 120 servers & their racks',
    authors: ['Wei Li | Example State University', 'Maya Okafor'],
    doi: '10.5072/power.traces',
  },
  'datacite-old.json': {
    format: 'datacite-json',
    title: 'Notebooks for a course on clouds',
    authors: ['Jan van der Berg'],
    tags: ['education', 'cloud'],
    doi: '10.5072/old.one',
  },
  'article.csl.json': {
    format: 'csl-json',
    title: 'Tail latency in RDMA clusters',
    shortDescription: 'We measure tail latency.',
    authors: ['José Álvarez | Example State University', 'Jan van der Berg', 'The CHI Team'],
    tags: ['networking', 'performance'],
    doi: '10.1234/cloud.2025.42',
    entries: 2,
  },
  'software.csl.json': {
    format: 'csl-json',
    title: 'Burst generator',
    authors: ['Martin Luther King Jr.', "Gabriele d'Annunzio"],
    repository: 'https://github.com/example-lab/bursts',
  },
  'crossref.csl.json': {
    format: 'csl-json',
    title: 'Reproducing storage benchmarks in the cloud',
    shortDescription: 'Benchmarks of storage systems vary.',
    authors: ['Anna-Lena Müller', 'Storage Group'],
    doi: '10.1234/storage.2023.7',
  },
};

test.each(Object.entries(files))('reads %s', async (name, { authors, ...expected }) => {
  const found = await read(file(name));
  expect(found).toMatchObject(expected);
  expect(written(found)).toEqual(authors);
  expect(found.shortDescription.length).toBeLessThanOrEqual(200);
});

test('a description that is too long for the short one stays whole in the long one', async () => {
  const found = await read(file('datacite-api.json'));
  expect(found.shortDescription).toBe(
    'One sample a second, for one year. The servers ran the usual jobs of a research testbed: simulations, training, and services that wait for users most of the day.',
  );
  expect(found.longDescription).toMatch(
    /^One sample a second[^<]*\n\n?Each file holds one day, as a table with one row for each second\.$/,
  );
});

test.each(['bibtex', 'ris', 'cff', 'ro-crate'] as const)(
  'reads the title of every example artifact back from %s',
  async (format) => {
    for (const artifact of aCatalogue().artifacts) {
      const options = { productName: 'Trovi', dashboardUrl: 'https://trovi.example.org/' };
      const { text } = exportArtifact(format, artifact, options);
      const found = await read(text);
      expect(found.title).toBe(artifact.title.replace(/\s+/g, ' ').trim());
    }
  },
);

test('BibTeX gives the same titles and names as another parser', async () => {
  const parts = (creator: Record<string, unknown>) => [
    creator.firstName,
    creator.prefix,
    creator.lastName ?? creator.name,
    creator.suffix,
  ];
  for (const name of ['article.bib', 'software.bib', 'thesis.bib']) {
    const fields = parseBibtex(file(name), { english: false }).entries[0]?.fields;
    const found = await read(file(name));
    const plain = (text: string) =>
      text
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, ' ')
        .normalize('NFKC');
    expect(plain(found.title)).toBe(plain(fields?.title ?? ''));
    expect(found.authors.map(({ fullName }) => fullName)).toEqual(
      (fields?.author ?? []).map((one) =>
        plain(
          parts({ ...one })
            .filter(Boolean)
            .join(' '),
        ),
      ),
    );
  }
});

const deep = (count: number, open: string, close: string) =>
  open.repeat(count) + close.repeat(count);

const unreadable: Record<string, [text: string, message: RegExp, fileName?: string]> = {
  nothing: [' \n\t', /^There is nothing to read\.$/],
  prose: ['Dear all, see the attached paper.', /^This is not in a known format/],
  'five megabytes': ['{"a":"' + 'x'.repeat(5_000_000) + '"}', /more than 1,000,000 characters/],
  'a page of HTML': ['<!doctype html><title>404</title>', /not in a known format/],
  'XML with entities': [
    '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>',
    /not in a known format/,
  ],
  'JSON that ends early': [
    '{\n"title": "a",\n"author": [',
    /^This is not valid JSON\. See line 3\.$/,
  ],
  'JSON with a comma too many': ['{\n"title": "a",\n}', /not valid JSON\. See line 3/],
  'JSON of something else': ['{"name":"left-pad","version":"1.0.0"}', /not in a known format/],
  'a list of numbers': ['[1, 2]', /not in a known format/],
  'deep JSON': [deep(100_000, '[', ']'), /not in a known format/],
  'deep JSON in a known format': [
    `{"@context":"https://schema.org","name":${deep(5000, '[', ']')}}`,
    /has no title, description or authors/,
  ],
  'a prototype': [
    '{"__proto__":{"title":"a"},"constructor":{"title":"a"},"titles":[]}',
    /DataCite JSON has no title, description or authors/,
  ],
  'a crate without a root': [
    '{"@graph":[{"@id":"ro-crate-metadata.json"}]}',
    /RO-Crate metadata cannot be read\./,
  ],
  'a crate that refers in circles': [
    '{"@graph":[{"@id":"./","author":{"@id":"./"}}]}',
    /has no title, description or authors/,
  ],
  'BibTeX that ends early': [
    '@misc{key,\n  title = {A},\n  author = {B and {C}',
    /BibTeX cannot be read\. Line 3: A value begins here whose “}” is missing\./,
  ],
  'BibTeX without a comma': ['@misc{key,\n title = {A}\n year = 2024}', /Line 2: A comma/],
  'BibTeX without a value': ['@misc{key,\n title = ,}', /Line 2: A value in braces/],
  'a .bib file without entries': ['Only text', /BibTeX cannot be read\. It has no entry/, 'a.bib'],
  'comments of BibTeX': ['@comment{a}\n@string{b = "c"}', /It has no entry/],
  'RIS without a start': ['AU  - A\nTY  - JOUR\nER  - \n', /RIS cannot be read\. Line 1:/],
  'YAML with a tab': [
    'cff-version: 1.2.0\nauthors:\n\t- name: A',
    /CITATION\.cff cannot be read\. Line 3: /,
  ],
  'YAML that stops': ['cff-version: 1.2.0\ntitle: "A', /CITATION\.cff cannot be read\. Line 2: /],
  'YAML of a text': ['only: text\n- a', /cannot be read\./, 'CITATION.cff'],
  'a bomb of YAML': [
    `cff-version: 1.2.0\na0: &a0 [x]\n${Array.from({ length: 30 }, (_, index) => `a${index + 1}: &a${index + 1} [${Array(9).fill(`*a${index}`).join()}]`).join('\n')}\ntitle: *a30`,
    /CITATION\.cff cannot be read\./,
  ],
  'anchors without end': [`cff-version: 1\na: ${'&a '.repeat(30_000)}`, /too many anchors/],
  'deep YAML': [`cff-version: 1\ntitle: ${'['.repeat(20_000)}`, /CITATION\.cff cannot be read\./],
  'long YAML': [`cff-version: 1\ntitle: ${'a'.repeat(100_001)}`, /more than 100,000 characters/],
};

test.each(Object.entries(unreadable))('refuses %s', async (_, [text, message, fileName]) => {
  const error: unknown = await read(text, fileName).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: expect.stringMatching(message) as string });
  expect((error as Error).message.length).toBeLessThan(400);
  expect({}).not.toHaveProperty('title');
});

test('takes the first authors and tags of a long list, and says how many authors are left', async () => {
  const names = Array.from({ length: 250 }, (_, index) => `Author ${index}`);
  const text = JSON.stringify({
    '@context': 'https://schema.org',
    name: 'A',
    author: names,
    keywords: names,
  });
  const found = await read(text);
  expect(found.authors).toHaveLength(100);
  expect(found.tags).toHaveLength(200);
  expect(found.furtherAuthors).toBe(150);
});

test('without a parser of YAML, it says so', async () => {
  await expect(readMetadata(file('software.cff'))).rejects.toThrow(/cannot be read on this page/);
});

const awkward: Record<string, [text: string, expected: Partial<ImportedMetadata>]> = {
  'control characters': [
    '{"titles":[{"title":"A\\u0000\\u001b[31m\\nB\\ud800"}]}',
    { title: 'A[31m B\ufffd' },
  ],
  'a byte order mark': ['\ufeffTY  - COMP\nTI  - A\nER  - ', { title: 'A' }],
  'script addresses': [
    '{"@context":"https://schema.org","name":"A","codeRepository":"javascript:alert(1)"}',
    { title: 'A', repository: '' },
  ],
  'markup as text': [
    '{"title":"<img src=x onerror=alert(1)> &#60;b>","type":"book"}',
    { title: '<img src=x onerror=alert(1)> <b>' },
  ],
  'nested accents': [
    "@misc{a,title={Vi{\\d{\\^e}}t, \\'{\\i}, \\v s{a}, \\&c.\\ \\cite{x}\\footnote{no}}}",
    { title: 'Việt, í, ša, &c.' },
  ],
};

test.each(Object.entries(awkward))('reads %s', async (_, [text, expected]) => {
  expect(await read(text)).toMatchObject(expected);
});

const large: Record<string, string> = {
  'open braces': `@misc{k, title = {${'{'.repeat(900_000)}`,
  commands: `@misc{k, title = {${'\\a'.repeat(400_000)}}}`,
  entries: '@misc{k, title = {A}}\n'.repeat(40_000),
  starts: '@a{'.repeat(300_000),
  'blanks in BibTeX': `@misc{k, title = {A}${' '.repeat(900_000)}`,
  names: `@misc{k, author = {${'A and '.repeat(150_000)}B}}`,
  'tags of RIS': `TY  - A\n${'KW  - a\n'.repeat(100_000)}`,
  'lines of RIS': `TY  - A\nTI  - b\n${' x\n'.repeat(300_000)}`,
  'markup in JSON': JSON.stringify({ type: 'book', title: '<b '.repeat(300_000) }),
  'authors in JSON': JSON.stringify({
    type: 'book',
    title: 'A',
    author: Array(50_000).fill({ family: 'B', given: 'C' }),
  }),
};

test.each(Object.entries(large))(
  'reads or refuses a million characters of %s in time',
  async (_, text) => {
    const start = performance.now();
    await read(text.slice(0, 1_000_000)).catch(() => undefined);
    // A hundred times the normal run time: only a run time quadratic in the length exceeds it.
    expect(performance.now() - start).toBeLessThan(20_000);
  },
);
