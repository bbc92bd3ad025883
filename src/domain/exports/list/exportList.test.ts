import { parse as parseBibtex } from '@retorquere/bibtex-parser';
import { parse as parseCsv } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { anArtifact, anEmptyArtifact } from '../../../../tests/builders/anArtifact';
import { anAuthor } from '../../../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../../tests/builders/awkwardArtifacts';
import { numberedArtifacts } from '../../../../tests/builders/numberedArtifacts';
import type { Artifact } from '../../artifact/artifact';
import { exportList } from './exportList';
import { type ListFormat, listFormats } from './listFormats';

const options = { productName: 'Trovi', dashboardUrl: 'https://trovi.example.org/dashboard/' };

const written = (format: ListFormat, artifacts: readonly Artifact[]) =>
  [...exportList(format, artifacts, options).parts].join('');

const rows = (artifacts: readonly Artifact[]) =>
  parseCsv<Record<string, string>>(written('csv', artifacts), {
    header: true,
    skipEmptyLines: true,
  });

const risKeys = (text: string) => [...text.matchAll(/^ID {2}- (.*)\r$/gm)].map(([, key]) => key);

/** Artifacts that would all have the same key. */
const alike = Array.from({ length: 1000 }, () => anArtifact());

describe('exportList', () => {
  it('names the file after the catalogue', () => {
    const { fileName, mediaType } = exportList('ris', [], { ...options, productName: 'My Lab!' });
    expect(fileName).toBe('my-lab-artifacts.ris');
    expect(mediaType).toBe('application/x-research-info-systems');
  });

  it.each(Object.keys(listFormats) as ListFormat[])(
    'makes a part for each artifact: %s',
    (format) => {
      const parts = [...exportList(format, numberedArtifacts(1, 3), options).parts];
      expect(parts).toHaveLength(5);
      expect(written(format, [])).toBe(
        { 'csl-json': '[\n\n]\n', csv: parts[0] }[format as string] ?? '',
      );
    },
  );

  it('gives 1,000 artifacts 1,000 keys, also where all are alike', () => {
    for (const artifacts of [numberedArtifacts(1, 1000), alike]) {
      const keys = written('bibtex', artifacts).match(/^@software\{[a-z0-9_]+,$/gm);
      expect(new Set(keys).size).toBe(1000);
      const oldKeys = written('bibtex-old-latex', artifacts).match(/^@misc\{[a-z0-9_]+,$/gm);
      expect(new Set(oldKeys).size).toBe(1000);
      const items = JSON.parse(written('csl-json', artifacts)) as { id: string }[];
      expect(new Set(items.map(({ id }) => id)).size).toBe(1000);
      expect(new Set(risKeys(written('ris', artifacts))).size).toBe(1000);
    }
    expect(written('bibtex', alike)).toBe(written('bibtex', alike));
  });

  it('is read as one entry for each artifact, whatever people wrote', () => {
    const artifacts = awkwardArtifacts();
    const { entries, errors } = parseBibtex(written('bibtex', artifacts), { sentenceCase: false });
    expect(errors).toEqual([]);
    expect(entries).toHaveLength(artifacts.length);
    expect(JSON.parse(written('csl-json', artifacts))).toHaveLength(artifacts.length);
    expect(risKeys(written('ris', artifacts))).toHaveLength(artifacts.length);
    const table = rows(artifacts);
    expect(table.errors).toEqual([]);
    expect(table.data).toHaveLength(artifacts.length);
  });
});

describe('the table', () => {
  it('has a column for each fact', () => {
    const artifact = anArtifact({
      authors: [anAuthor(), anAuthor({ fullName: 'Li Wei' })],
      versions: [aVersion(), aDoiVersion()],
      sharingKey: 'secret',
    });
    expect(rows([artifact]).data).toEqual([
      {
        id: '8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
        title: 'Tail latency under bursty load',
        authors: 'Noor Haddad; Li Wei',
        tags: 'education; networking',
        visibility: 'public',
        versions: '2',
        newest_version: '2026-03-02',
        doi: '10.5281/zenodo.9912345',
        created: '2026-01-12T09:30:00.000Z',
        updated: '2026-03-05T16:02:00.000Z',
        launches: '70',
        users: '19',
        notebook_users: '11',
        address:
          'https://trovi.example.org/dashboard/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
      },
    ]);
  });

  it('leaves fields empty where nothing is known', () => {
    const artifact = anEmptyArtifact({ ownerUrn: '', createdAt: undefined, updatedAt: NaN });
    expect(rows([artifact]).data[0]).toMatchObject({
      authors: '',
      tags: '',
      versions: '0',
      newest_version: '',
      doi: '',
      created: '',
      updated: '',
      launches: '0',
    });
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    "=cmd|' /C calc'!A0",
    '＝1+1',
    '＠SUM(A1)',
    '﹦1',
    ' =1+1',
    '\u00a0\u2003=1',
    '\u200b=1',
    '\ufeff\u00ad=1',
    '\u200f\u202e+1',
    '\u3164=1',
    '\u0001=1',
  ])('keeps a spreadsheet from running %j', (title) => {
    expect(rows([anArtifact({ title })]).data[0]?.title).toMatch(/^'/);
  });

  it('keeps a spreadsheet from running a part that it may take for a cell', () => {
    const [row] = rows([anArtifact({ title: 'Queues; =1+1', tags: ['a', '@b'] })]).data;
    expect([row?.title, row?.tags]).toEqual(["Queues;' =1+1", "a;' @b"]);
  });

  it.each(['a = b', 'mean ± 5 %', 'x-y', 'user@host', '5; 6', '−5 dB'])('keeps %s', (title) => {
    expect(rows([anArtifact({ title })]).data[0]?.title).toBe(title);
  });

  it('keeps quotes, commas and line breaks', () => {
    const title = 'He said "no", \r\nthen\nleft; 5 − 3';
    expect(rows([anArtifact({ title })]).data[0]?.title).toBe(title.replace('\r\n', '\n'));
  });
});
