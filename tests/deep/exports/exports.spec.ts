import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import type { Artifact } from '../../../src/domain/artifact/artifact';
import { exportArtifact } from '../../../src/domain/exports/exportArtifact';
import type { ExportFormat } from '../../../src/domain/exports/exportFormats';
import { exportedFacts } from '../../../src/domain/exports/exportedFacts';
import { cff } from '../../../src/domain/exports/formats/cff';
import { exportList } from '../../../src/domain/exports/list/exportList';
import { printableArtifact } from '../../../src/domain/exports/printable';
import { anArtifact } from '../../builders/anArtifact';
import { numberedArtifacts } from '../../builders/numberedArtifacts';
import { hostileStrings } from './hostileStrings';
import { sampleArtifacts } from './sampleArtifacts';

const folder = process.env.TROVI_DEEP_FOLDER ?? '';
const validators = process.env.TROVI_VALIDATORS ?? '';

const options = {
  productName: 'Trovi',
  dashboardUrl: 'https://trovi.example.org/dashboard/',
  supportEmail: 'help@chameleoncloud.org',
};

/** Without any date, a file may lack a date that its format requires. */
const artifacts = sampleArtifacts().filter(({ createdAt }) => Number.isFinite(createdAt));

const textOf = (format: ExportFormat, artifact: Artifact) =>
  exportArtifact(format, artifact, options).text;

interface Finding {
  read?: unknown;
  problem?: string;
}

test.setTimeout(900_000);

/** Runs a program with a text as its input. Returns its exit code and its output. */
async function runWith(input: string, program: string, args: readonly string[]) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let printed = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdin.end(input);
  return { code: await ended, printed, errors };
}

/** The environments of `findValidators.mjs`, by format. */
const environments: Readonly<Record<string, string>> = {
  cff: 'cff',
  'yaml-1.2': 'cff',
  'ro-crate': 'contexts',
  codemeta: 'contexts',
};

/** The report of a format's Python validator about each text. */
async function validate(format: string, texts: readonly string[]): Promise<unknown[]> {
  const environment = environments[format] ?? 'citations';
  const input = JSON.stringify(texts.map((text) => ({ format, text })));
  const { printed, errors } = await runWith(input, `${validators}/${environment}/bin/python`, [
    path.resolve('tests/deep/exports/validate.py'),
  ]);
  expect(printed, errors).not.toBe('');
  const findings = JSON.parse(printed) as Finding[];
  expect(findings).toHaveLength(texts.length);
  const problems = findings.flatMap(({ problem }, index) =>
    problem ? [`${problem} in ${texts[index]?.slice(0, 1500)}`] : [],
  );
  expect(problems).toEqual([]);
  return findings.map(({ read }) => read);
}

/** All artifacts as one format, and the result that its validator read. */
async function validated(format: ExportFormat) {
  const reads = await validate(
    format,
    artifacts.map((artifact) => textOf(format, artifact)),
  );
  return reads.map((read, index) => ({
    read,
    facts: exportedFacts(printableArtifact(artifacts[index] ?? anArtifact()), options),
  }));
}

test('rispy reads each RIS entry with title, authors, keywords, DOI and year', async () => {
  for (const { read, facts } of await validated('ris')) {
    expect(read).toEqual({
      title: facts.title,
      authors: facts.authors.map(({ invertedName }) => invertedName),
      keywords: facts.keywords,
      doi: facts.doi ?? null,
      year: facts.issued.slice(0, 4) || null,
    });
  }
});

for (const format of ['bibtex', 'bibtex-old-latex'] as const) {
  test(`pybtex reads each entry of ${format}`, async () => {
    for (const { read } of await validated(format)) expect(read).toMatchObject({ has_title: true });
  });
}

test('datacite accepts each DataCite file and makes XML of it', async () => {
  await validated('datacite-json');
});

test('cffconvert accepts each CITATION.cff', async () => {
  for (const { read, facts } of await validated('cff'))
    expect(read).toEqual({ title: facts.title });
});

test('PyYAML and ruamel.yaml read 20,000 hostile texts of a CITATION.cff', async () => {
  const seed = Date.now() % 1_000_000_000;
  const artifact = anArtifact({ tags: hostileStrings(seed, 20_000) });
  const { keywords } = exportedFacts(artifact, options);
  for (const version of ['yaml-1.1', 'yaml-1.2']) {
    const [read] = await validate(version, [cff(artifact, options)]);
    expect(read, `seed ${seed}`).toEqual(keywords);
  }
});

test('roc-validator accepts RO-Crates', async () => {
  // It needs seconds for each.
  const some = artifacts.filter((_, index) => index % 8 === 0);
  await validate(
    'ro-crate',
    some.map((artifact) => textOf('ro-crate', artifact)),
  );
});

test('the context of CodeMeta 3.0 knows each property of each CodeMeta file', async () => {
  await validated('codemeta');
});

for (const [format, schema] of [
  ['dublin-core', path.resolve('tests/deep/exports/schemas/oai_dc.xsd')],
  ['datacite-xml', process.env.TROVI_DATACITE_SCHEMA ?? ''],
] as const) {
  test(`xmllint accepts each file of ${format} by its schema`, async () => {
    const at = path.join(folder, format);
    mkdirSync(at, { recursive: true });
    const files = artifacts.map((artifact, index) => {
      const file = path.join(at, `${index}.xml`);
      writeFileSync(file, textOf(format, artifact));
      return file;
    });
    const args = ['--noout', '--nonet', '--schema', schema, ...files];
    const { code, errors } = await runWith('', 'xmllint', args);
    expect(errors.split('\n').filter((line) => line && !line.endsWith(' validates'))).toEqual([]);
    expect(code).toBe(0);
  });
}

test('5,000 artifacts have 5,000 keys for rispy and pybtex', async () => {
  for (const list of [
    numberedArtifacts(1, 5000),
    Array.from({ length: 5000 }, () => anArtifact()),
  ]) {
    for (const format of ['ris', 'bibtex'] as const) {
      const text = [...exportList(format, list, options).parts].join('');
      const [keys] = await validate(`${format}-list`, [text]);
      expect(new Set(keys as string[]).size).toBe(5000);
    }
  }
});
