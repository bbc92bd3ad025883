import { describe, expect, it } from 'vitest';
import wire from '../../api/examples/artifact.json';
import { readMetadata } from './readMetadata';

const readJson = (file: unknown) => readMetadata(JSON.stringify(file));

const deposit = {
  title: 'Traces of a campus network',
  upload_type: 'dataset',
  description: '<p>Packet traces, <em>anonymised</em>.</p>\n<ul><li>one week</li></ul>',
  creators: [
    {
      name: 'García López, María José',
      affiliation: 'Universidad de Sevilla',
      orcid: '0000-0002-1825-0097',
    },
    { name: 'Okafor, Maya' },
    { name: 'LIGO Scientific Collaboration' },
  ],
  keywords: ['networking', 'traces'],
  license: 'cc-by-4.0',
  related_identifiers: [
    { identifier: '10.1145/3422604.3425934', relation: 'isCitedBy' },
    { identifier: 'https://github.com/wan-lab/traces/tree/v1.0', relation: 'isSupplementTo' },
  ],
};

describe('.zenodo.json', () => {
  it('describes a work with HTML, creators, keywords and a repository', async () => {
    const work = await readJson(deposit);
    expect(work).toMatchObject({
      format: 'zenodo',
      title: 'Traces of a campus network',
      tags: ['networking', 'traces'],
      repository: 'https://github.com/wan-lab/traces',
      // The DOI of a work that cites this one.
      doi: '',
    });
    expect(work.shortDescription).toContain('Packet traces, anonymised.');
    expect(work.longDescription).toContain('- one week');
    expect(work.authors.map(({ fullName, affiliation }) => [fullName, affiliation])).toEqual([
      ['García López, María José', 'Universidad de Sevilla'],
      ['Maya Okafor', ''],
      ['LIGO Scientific Collaboration', ''],
    ]);
  });

  it('is read without a title, and from a record of the API', async () => {
    expect(await readJson({ creators: [{ name: 'Doe, Jane' }] })).toMatchObject({
      format: 'zenodo',
      title: '',
      authors: [{ fullName: 'Jane Doe' }],
    });
    const record = { id: 1, doi: '10.5281/zenodo.15032', metadata: deposit };
    expect(await readJson(record)).toMatchObject({ doi: '10.5281/zenodo.15032' });
  });

  it('is read from a record of InvenioRDM', async () => {
    const work = await readJson({
      id: 'a1b2c',
      pids: { doi: { identifier: '10.5281/zenodo.7' } },
      metadata: {
        title: 'Traces',
        creators: [
          {
            person_or_org: { type: 'personal', given_name: 'Jan', family_name: 'van der Berg' },
            affiliations: [{ name: 'TU Delft' }],
          },
          { person_or_org: { type: 'organizational', name: 'The Queue Lab, Inc.' } },
        ],
        subjects: [{ subject: 'networking' }],
      },
    });
    expect(work).toMatchObject({ title: 'Traces', tags: ['networking'], doi: '10.5281/zenodo.7' });
    expect(work.authors.map(({ fullName, affiliation }) => [fullName, affiliation])).toEqual([
      ['Jan van der Berg', 'TU Delft'],
      ['The Queue Lab, Inc.', ''],
    ]);
  });
});

describe('JSON of the catalogue', () => {
  it('is recognised, with repository and authors, and without what is secret', async () => {
    const work = await readJson(wire);
    expect(work).toMatchObject({
      format: 'catalogue',
      title: wire.title,
      shortDescription: wire.short_description,
      tags: wire.tags,
      repository: 'https://github.com/example-lab/tail-latency',
      entries: 1,
    });
    expect(work.authors.map(({ fullName }) => fullName)).toEqual(
      wire.authors.map((author) => author.full_name),
    );
    expect(JSON.stringify(work)).not.toContain(wire.sharing_key);
  });

  it('may be a list', async () => {
    const list = { artifacts: [wire, wire], next: null };
    expect(await readJson(list)).toMatchObject({ title: wire.title, entries: 2 });
  });

  it('is trovi.json if it is a crate with that name', async () => {
    const crate = {
      '@graph': [
        { '@id': 'trovi.json', about: { '@id': './' } },
        { '@id': './', name: 'Burst generator' },
      ],
    };
    expect(await readJson(crate)).toMatchObject({
      format: 'trovi-json',
      title: 'Burst generator',
    });
  });
});
