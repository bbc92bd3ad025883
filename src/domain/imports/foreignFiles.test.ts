import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../../dashboard/metadata/parseYaml';
import { readMetadata } from './readMetadata';

const read = (text: string, fileName?: string) => readMetadata(text, { fileName, parseYaml });
const readJson = (file: unknown) => read(JSON.stringify(file));

/** The data in files of several programs: title, names of authors, tags, DOI and repository. */
const described = async (text: string) => {
  const { format, title, authors, tags, doi, repository, entries } = await read(text);
  const names = authors.map(({ fullName, affiliation }) =>
    [fullName, affiliation].filter(Boolean).join(' | '),
  );
  return { format, title, names, tags, doi, repository, entries };
};

describe('BibTeX of strangers', () => {
  it('reads macros that are joined, nested braces and accents', async () => {
    const text = String.raw`% Exported by JabRef 5.13
@String{ieee = "IEEE"}
@string(tpds = ieee # " Transactions on Parallel and Distributed Systems")
@Comment{jabref-meta: databaseType:bibtex;}
@ARTICLE {kazimir:2024/noisy-neighbours_v2,
  Author    = {Ka{\v z}im{\'i}r {\'S}wi{\k{e}}tek and {\AA}ngstr{\"o}m, Bj{\o}rn and Nguy{\~{\^e}}n, Th{\d{i}}},
  Title     = {{{Noisy} Neighbours: A {$\mu$}s-Scale Study of {\em Shared} {LLC}s}},
  Journal   = tpds,
  Month     = 3 # "~" # mar,
  Year      = 2024,
  Keywords  = {caches; noisy neighbours, {LLC}},
  Doi       = {10.1109/TPDS.2024.1234567},
}
`;
    expect(await described(text)).toMatchObject({
      format: 'bibtex',
      title: 'Noisy Neighbours: A μs-Scale Study of Shared LLCs',
      names: ['Kažimír Świętek', 'Bjørn Ångström', 'Thị Nguyễn'],
      tags: ['caches', 'noisy neighbours', 'LLC'],
      doi: '10.1109/TPDS.2024.1234567',
      entries: 1,
    });
  });

  it('reads BibLaTeX from Zotero, with organisations and an address in TeX', async () => {
    const text = String.raw`
@software{lab_queue-sim_2025,
	title = {queue-sim: simulate 100\% of your queues \& more},
	author = {{The Queue Lab, Inc.} and de la Vega, Mar{\'\i}a Jos{\'e} and {van Rossum}, Guido and others},
	abstract = {First sentence. It has a \textbf{second} one with an en-dash: 3--4.

A second paragraph.},
	url = {https://github.com/queue\_lab/queue-sim},
	urldate = {2025-02-01},
	keywords = {queueing},
}`;
    const metadata = await read(text);
    expect(metadata).toMatchObject({
      title: 'queue-sim: simulate 100% of your queues & more',
      repository: 'https://github.com/queue_lab/queue-sim',
      tags: ['queueing'],
    });
    expect(metadata.authors.map(({ fullName }) => fullName)).toEqual([
      'The Queue Lab, Inc.',
      'María José de la Vega',
      'Guido van Rossum',
    ]);
    expect(metadata.shortDescription).toBe(
      'First sentence. It has a second one with an en-dash: 3–4. A second paragraph.',
    );
  });

  it('reads old BibTeX in parentheses and quotes, in Windows lines behind a mark', async () => {
    const text = [
      '\ufeff@techreport(knuth.99,',
      '  author = "Donald {E.} Knuth and {\\"U}nal, {\\c{C}}a{\\u g}lar",',
      '  title = "The {\\TeX} ``Book\'\' of Caches -- Part~{II}",',
      '  institution = {Stanford},',
      '  note = "Code: \\url{https://gitlab.com/knuth/caches}"',
      ')',
    ].join('\r\n');
    expect(await described(text)).toMatchObject({
      title: 'The TeX “Book” of Caches – Part II',
      names: ['Donald E. Knuth', 'Çağlar Ünal'],
      repository: 'https://gitlab.com/knuth/caches',
    });
  });
});

describe('RIS of strangers', () => {
  it('reads an export of EndNote with a mark, Windows lines and wrapped text', async () => {
    const text = `\ufeff${[
      'TY  - JOUR',
      'AU  - O’Neil, Síle',
      'AU  - Müller, Jörg, Jr.',
      'T1  - Bursts in the',
      'wild',
      'AB  - One line.',
      'KW  - bursts',
      'KW  - networking; traces',
      'DO  - https://doi.org/10.1145/3600006.3613157',
      'ER  - ',
      '',
    ].join('\r\n')}`;
    expect(await described(text)).toMatchObject({
      format: 'ris',
      title: 'Bursts in the wild',
      names: ['Síle O’Neil', 'Jörg Müller Jr.'],
      tags: ['bursts', 'networking', 'traces'],
      doi: '10.1145/3600006.3613157',
    });
  });

  it('reads an export of a publisher with blank lines, further roles and two entries', async () => {
    const text = `
Provider: Example Press
Content: text/plain; charset="UTF-8"


TY  - CPAPER
A1  - Haddad, N.
A2  - Editor, Ed
TI  - Tails
N2  - <p>How &lt;slow&gt; is slow?</p>
UR  - https://github.com/example-lab/tails
ER  -

TY  - CPAPER
TI  - Heads
ER  -
`;
    expect(await described(text)).toMatchObject({
      title: 'Tails',
      names: ['N. Haddad'],
      repository: 'https://github.com/example-lab/tails',
      entries: 2,
    });
  });

  it('reads a data set whose tags have one blank, in old Mac lines', async () => {
    const text = ['TY - DATA', 'TI - Traces of a rack', 'AU - Wei, Li', 'C1 - x', 'ER - '].join(
      '\r',
    );
    expect(await described(text)).toMatchObject({
      title: 'Traces of a rack',
      names: ['Li Wei'],
    });
  });
});

describe('CITATION.cff of strangers', () => {
  it('reads entities, a preferred citation and folded text', async () => {
    const text = `# This CITATION.cff file was generated with cffinit.
cff-version: 1.2.0
title: >-
  rack-sim: a simulator
  of racks
message: If you use this software, please cite it as below.
type: software
authors:
  - name: Example Centre for Racks
    city: Austin
    country: US
    website: 'https://racks.example.org'
  - given-names: Ada
    name-particle: von
    family-names: Lovelace
    name-suffix: III
    affiliation: Example State University
    orcid: 'https://orcid.org/0000-0002-1825-0097'
identifiers:
  - type: swh
    value: 'swh:1:dir:bc286860f423ea7ced246ba7458eef4b4541cf2d'
  - type: doi
    value: 10.5281/zenodo.1234567
repository-code: 'https://github.com/racks/rack-sim'
abstract: |
  Simulates racks.

  Quickly.
keywords: [simulation, "data centres"]
license: [MIT, Apache-2.0]
preferred-citation:
  type: article
  title: Another title
  authors:
    - family-names: Nobody
      given-names: N.
  doi: 10.1000/another
`;
    expect(await described(text)).toEqual({
      format: 'cff',
      title: 'rack-sim: a simulator of racks',
      names: ['Example Centre for Racks', 'Ada von Lovelace III | Example State University'],
      tags: ['simulation', 'data centres'],
      doi: '10.5281/zenodo.1234567',
      repository: 'https://github.com/racks/rack-sim',
      entries: 1,
    });
  });

  it('reads Windows lines, a document start, dates and a number as title', async () => {
    const text = [
      '\ufeff---',
      'cff-version: "1.2.0"',
      'title: 2048',
      'date-released: 2024-02-29',
      'version: 1.10',
      'authors:',
      '- family-names: No',
      '  given-names: "Yes"',
      '- alias: octocat',
      'url: "https://codeberg.org/cats/2048"',
      '...',
    ].join('\r\n');
    expect(await described(text)).toMatchObject({
      title: '2048',
      names: ['Yes No', 'octocat'],
      repository: 'https://codeberg.org/cats/2048',
    });
  });

  it('reads a data set that shares an affiliation by an alias', async () => {
    const text = `cff-version: 1.2.0
message: Cite it.
type: dataset
title: 'Traces: "a" & <b>'
authors:
  - {family-names: Haddad, given-names: Noor, affiliation: &lab "Lab A, Uni B"}
  - {family-names: Wei, given-names: Li, affiliation: *lab}
`;
    expect(await described(text)).toMatchObject({
      title: 'Traces: "a" & <b>',
      names: ['Noor Haddad | Lab A, Uni B', 'Li Wei | Lab A, Uni B'],
    });
  });
});

describe('codemeta.json of strangers', () => {
  it('reads version 2, with people as references and an organisation', async () => {
    const file = {
      '@context': ['https://doi.org/10.5063/schema/codemeta-2.0', 'http://schema.org'],
      '@type': 'SoftwareSourceCode',
      identifier: 'https://doi.org/10.5281/zenodo.99',
      name: 'rack-sim',
      description: 'Simulates racks.',
      codeRepository: 'git+https://github.com/racks/rack-sim.git',
      keywords: 'simulation, racks',
      author: [
        {
          '@type': 'Person',
          givenName: ['Ada', 'M.'],
          familyName: 'Lovelace',
          affiliation: [{ '@type': 'Organization', name: 'Lab A' }, 'Uni B'],
          email: ['mailto:ada@example.org', 'x@example.org'],
        },
        { '@type': 'Organization', '@id': 'https://ror.org/x', name: 'Centre, Inc.' },
      ],
    };
    expect(await described(JSON.stringify(file))).toMatchObject({
      format: 'codemeta',
      title: 'rack-sim',
      names: ['Ada Lovelace | Lab A; Uni B', 'Centre, Inc.'],
      tags: ['simulation', 'racks'],
      doi: '10.5281/zenodo.99',
      repository: 'https://github.com/racks/rack-sim',
    });
  });

  it('reads version 3, with roles and terms', async () => {
    const file = {
      '@context': 'https://w3id.org/codemeta/3.0',
      type: 'SoftwareSourceCode',
      id: '_:software',
      name: { '@language': 'en', '@value': 'Bursts & <more>' },
      description: 'Makes bursts.',
      codeRepository: { '@id': 'https://gitlab.com/lab/bursts' },
      keywords: ['bursts', { '@type': 'DefinedTerm', name: 'traffic' }],
      author: [
        { id: '_:author_1', type: 'Person', givenName: 'Noor', familyName: 'Haddad' },
        { type: 'Role', 'schema:author': '_:author_1', roleName: 'Developer' },
      ],
    };
    expect(await described(JSON.stringify(file))).toMatchObject({
      format: 'codemeta',
      title: 'Bursts & <more>',
      names: ['Noor Haddad'],
      tags: ['bursts', 'traffic'],
      repository: 'https://gitlab.com/lab/bursts',
    });
  });

  it('reads one author as an object, in a file of JSON-LD lists', async () => {
    const file = {
      '@context': 'https://raw.githubusercontent.com/codemeta/codemeta/2.0-rc/codemeta.jsonld',
      '@type': ['SoftwareSourceCode'],
      title: 'Old names',
      creator: { '@list': [{ '@type': 'Person', name: 'Wei Li' }] },
      codeRepository: ['https://bitbucket.org/lab/old', 'https://github.com/lab/new'],
    };
    expect(await described(JSON.stringify(file))).toMatchObject({
      title: 'Old names',
      names: ['Wei Li'],
      repository: 'https://bitbucket.org/lab/old',
    });
  });
});

describe('RO-Crates of strangers', () => {
  const graph = [
    { '@id': '#uni', '@type': 'Organization', name: 'Example State University' },
    { '@id': 'data/run.csv', '@type': 'File', name: 'A run' },
    {
      '@id': 'https://orcid.org/0000-0002-1825-0097',
      '@type': 'Person',
      name: 'Noor Haddad',
      affiliation: [{ '@id': '#uni' }],
    },
    {
      '@id': './',
      '@type': ['Dataset', 'LearningResource'],
      identifier: { '@id': '#doi' },
      name: ['Tail latency'],
      description: ['How to rerun it.', 'Another language.'],
      keywords: ['latency', 'tails'],
      author: [{ '@id': 'https://orcid.org/0000-0002-1825-0097' }, { '@id': '#gone' }],
      hasPart: [{ '@id': 'data/run.csv' }],
      codeRepository: { '@id': 'https://github.com/example-lab/tails' },
    },
    { '@id': '#doi', '@type': 'PropertyValue', propertyID: 'DOI', value: '10.5281/zenodo.7' },
    {
      '@id': 'ro-crate-metadata.json',
      '@type': 'CreativeWork',
      conformsTo: [{ '@id': 'https://w3id.org/ro/crate/1.1' }],
      about: [{ '@id': './' }],
    },
  ];
  const expected = {
    format: 'ro-crate',
    title: 'Tail latency',
    names: ['Noor Haddad | Example State University'],
    tags: ['latency', 'tails'],
    doi: '10.5281/zenodo.7',
    repository: 'https://github.com/example-lab/tails',
  };
  const context = 'https://w3id.org/ro/crate/1.1/context';

  it('reads entities in any order, with lists of references', async () => {
    const text = JSON.stringify({ '@context': context, '@graph': graph });
    expect(await described(text)).toMatchObject(expected);
  });

  it('reads a crate with an absolute root and a context of its own', async () => {
    const root = 'https://example.org/crates/7/';
    const moved = JSON.stringify({
      '@context': [context, { own: 'https://example.org/own#' }],
      '@graph': graph,
    })
      .replaceAll('"./"', JSON.stringify(root))
      .replaceAll('"ro-crate-metadata.json"', JSON.stringify(`${root}ro-crate-metadata.json`));
    expect(await described(moved)).toMatchObject(expected);
  });

  it('reads an old crate 1.0 whose authors are inline', async () => {
    const text = JSON.stringify({
      '@context': 'https://w3id.org/ro/crate/1.0/context',
      '@graph': [
        { '@id': 'ro-crate-metadata.jsonld', '@type': 'CreativeWork', about: { '@id': './' } },
        {
          '@id': './',
          '@type': 'Dataset',
          name: 'Inline',
          creator: { '@type': 'Person', givenName: 'Li', familyName: 'Wei' },
        },
      ],
    });
    expect(await described(text)).toMatchObject({ title: 'Inline', names: ['Li Wei'] });
  });
});

describe('DataCite JSON of strangers', () => {
  const attributes = {
    doi: '10.5281/zenodo.4711',
    creators: [
      {
        name: 'Haddad, Noor',
        nameType: 'Personal',
        givenName: 'Noor',
        familyName: 'Haddad',
        affiliation: ['Example State University'],
      },
      { name: 'Example Lab, Inc.', nameType: 'Organizational', affiliation: [] },
    ],
    titles: [
      { title: 'Un titre', titleType: 'TranslatedTitle', lang: 'fr' },
      { title: 'Tail latency in <i>racks</i> &amp; rows', lang: 'en' },
    ],
    descriptions: [
      { description: 'Needs Python.', descriptionType: 'TechnicalInfo' },
      { description: '<p>Traces of racks.</p>', descriptionType: 'Abstract' },
    ],
    subjects: [{ subject: 'latency' }, { subject: 'racks', subjectScheme: 'own' }],
    relatedIdentifiers: [
      {
        relationType: 'IsSupplementTo',
        relatedIdentifier: 'https://github.com/example-lab/racks/tree/v1.0',
        relatedIdentifierType: 'URL',
      },
    ],
    url: 'https://zenodo.org/records/4711',
  };
  const expected = {
    format: 'datacite-json',
    title: 'Tail latency in racks & rows',
    names: ['Noor Haddad | Example State University', 'Example Lab, Inc.'],
    tags: ['latency', 'racks'],
    doi: '10.5281/zenodo.4711',
    repository: 'https://github.com/example-lab/racks',
  };

  it('reads an answer of the API for one DOI', async () => {
    const file = { data: { id: '10.5281/zenodo.4711', type: 'dois', attributes } };
    expect(await described(JSON.stringify(file))).toMatchObject(expected);
  });

  it('reads a page of the API', async () => {
    const file = { data: [{ attributes }, { attributes: {} }], meta: { total: 2 } };
    expect(await described(JSON.stringify(file))).toMatchObject({ ...expected, entries: 2 });
  });

  it('reads the plain form, with affiliations as objects and a DOI in a list', async () => {
    const { doi, creators, ...rest } = attributes;
    const file = {
      ...rest,
      identifiers: [
        { identifier: 'oai:zenodo.org:4711', identifierType: 'oai' },
        { identifier: `https://doi.org/${doi}`, identifierType: 'DOI' },
      ],
      creators: creators.map((creator) => ({
        ...creator,
        affiliation: creator.affiliation.map((name) => ({ name, affiliationIdentifier: 'x' })),
      })),
      schemaVersion: 'http://datacite.org/schema/kernel-4',
    };
    expect(await described(JSON.stringify(file))).toMatchObject(expected);
  });
});

describe('CSL-JSON of strangers', () => {
  const item = {
    id: 'haddad2024',
    type: 'article-journal',
    title: 'Tail latency under <i>bursty</i> load',
    author: [
      { family: 'Berg', given: 'Jan', 'non-dropping-particle': 'van der' },
      { literal: 'The CHI Team' },
      { family: 'King', given: 'Martin', suffix: 'Jr.' },
    ],
    issued: { 'date-parts': [['2024', '03', '7']] },
    DOI: '10.1234/abc',
    URL: 'https://doi.org/10.1234/abc',
    keyword: 'latency, tails',
  };
  const expected = {
    format: 'csl-json',
    title: 'Tail latency under bursty load',
    names: ['Jan van der Berg', 'The CHI Team', 'Martin King Jr.'],
    tags: ['latency', 'tails'],
    doi: '10.1234/abc',
  };

  it('reads a list, with dates as texts', async () => {
    expect(await described(JSON.stringify([item, { title: 'x' }]))).toMatchObject(expected);
  });

  it('reads one item, and items by their ids', async () => {
    expect(await described(JSON.stringify(item))).toMatchObject(expected);
  });

  it('reads an answer of Crossref, with lists and JATS', async () => {
    const message = {
      ...item,
      title: ['Tail latency under <i>bursty</i> load'],
      abstract: '<jats:title>Abstract</jats:title><jats:p>Slow &amp; fast.</jats:p>',
      author: [
        { given: 'Noor', family: 'Haddad', affiliation: [{ name: 'Uni' }], sequence: 'first' },
      ],
      subject: ['Networks'],
      keyword: undefined,
    };
    const text = JSON.stringify({ status: 'ok', 'message-type': 'work', message });
    expect(await described(text)).toMatchObject({
      ...expected,
      names: ['Noor Haddad | Uni'],
      tags: ['Networks'],
    });
  });
});

describe('hostile files', () => {
  const failure = async (text: string, fileName?: string) =>
    read(text, fileName).then(
      (metadata) => metadata,
      (error: Error) => error.message,
    );
  const deep = (open: string, close: string, count: number) =>
    open.repeat(count) + close.repeat(count);

  it.each([
    ['20 MB of text', 'x'.repeat(20_000_000)],
    ['20 MB of JSON', `{"title":"${'x'.repeat(20_000_000)}"}`],
    ['deep JSON', `{"title":${deep('[', ']', 200_000)}}`],
    ['deep objects', `{"title":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`],
    ['deep braces', `@misc{k, title = ${deep('{', '}', 200_000)}}`],
    ['open braces', `@misc{k, title = ${'{'.repeat(200_000)}`],
    ['deep YAML', `cff-version: 1.2.0\ntitle: ${deep('[', ']', 20_000)}`],
    [
      'a YAML bomb',
      `cff-version: 1.2.0\na: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'
        .split('')
        .map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[at]}`).join()}]`)
        .join('\n')}\ntitle: *j`,
    ],
    ['an alias to itself', 'cff-version: 1.2.0\nauthors: &a [*a]'],
    ['YAML that is cut', 'cff-version: 1.2.0\ntitle: "a'],
    ['a binary file', 'PK\u0003\u0004\u0000\u0000'],
    ['HTML', '<!doctype html><title>Sign in</title>'],
    ['null', 'null'],
    ['a list of nulls', '[null, null]'],
    ['an empty graph', '{"@context": "x", "@graph": []}'],
    ['a graph of itself', '{"@graph": [{"@id": "./", "name": {"@id": "./"}}]}'],
    ['nothing but a prototype', '{"__proto__": {"title": "x", "message": "y"}}'],
    ['@string alone', '@string{a = "b"}'],
    ['RIS without an entry', 'ER  - \nTI  - x'],
  ])('refuses %s with a sentence', async (_, text) => {
    const before = Object.keys(Object.prototype);
    const said = await failure(text);
    expect(said).toMatch(/^(This|There) .*\.$/s);
    expect((said as string).length).toBeLessThan(400);
    expect(Object.keys(Object.prototype)).toEqual(before);
  });

  const wrong: unknown[] = [
    null,
    true,
    7,
    [],
    {},
    [[]],
    [null],
    { '@value': [] },
    { toString: 'x' },
  ];
  const files = (value: unknown): Record<string, unknown> => ({
    codemeta: {
      '@context': 'https://w3id.org/codemeta/3.0',
      name: 'Title',
      description: value,
      author: value,
      keywords: value,
      identifier: value,
      codeRepository: value,
      isBasedOn: value,
    },
    crate: {
      '@graph': [
        value,
        { '@id': 'ro-crate-metadata.json', about: value },
        { '@id': './', name: 'Title', author: value, description: value, keywords: value },
      ],
    },
    dataCite: {
      titles: [{ title: 'Title' }, value],
      creators: [value, { name: value, affiliation: value }],
      descriptions: value,
      subjects: [value],
      identifiers: value,
      relatedIdentifiers: [value],
      url: value,
      doi: value,
    },
    csl: {
      title: 'Title',
      author: [value, { family: value, given: value, affiliation: value }],
      abstract: value,
      keyword: value,
      DOI: value,
      URL: value,
    },
  });

  it.each(wrong.map((value) => [JSON.stringify(value), value] as const))(
    'reads what is right beside %s',
    async (_, value) => {
      for (const file of Object.values(files(value))) {
        const metadata = await readJson(file);
        expect(metadata.title).toBe('Title');
        for (const { fullName, affiliation, email } of metadata.authors) {
          for (const text of [fullName, affiliation, email]) expect(text).not.toContain('[object');
        }
        expect(JSON.stringify(metadata)).not.toContain('[object');
      }
    },
  );

  it('keeps scripts as plain text, without control characters and half letters', async () => {
    const { title, authors } = await readJson({
      type: 'book',
      title:
        '<script>alert(1)</script>\u0000\u0007\u001b[31m Ti\ud800tle\u202e <img src=x onerror=y>',
      author: [{ literal: '\u0000<b>Noor</b>' }],
    });
    expect(title).not.toMatch(/[\p{Cc}\p{Surrogate}]/u);
    expect(title).toContain('<script>alert(1)</script>');
    expect(authors[0]?.fullName).not.toContain('\u0000');
  });

  it('takes no address but of the web as a repository', async () => {
    for (const address of [
      'javascript:alert(1)//github.com/a/b',
      'file:///etc/passwd',
      'data:,x',
    ]) {
      const file = {
        '@context': 'https://w3id.org/codemeta/3.0',
        name: 'A',
        codeRepository: address,
      };
      expect((await readJson(file)).repository).toBe('');
    }
  });

  it.each([
    ['quotes', `@misc{k, title = "${'" # "'.repeat(60_000)}"}`],
    ['ands', `@misc{k, title = {x}, author = {${'a and '.repeat(60_000)}b}}`],
    ['backslashes', `@misc{k, title = {x${'\\'.repeat(400_000)} }}`],
    ['accents', `@misc{k, title = {x${"\\'".repeat(200_000)}}}`],
    ['at signs', `${'@a '.repeat(200_000)}@misc{k, title = {x}}`],
    ['RIS names', `TY  - JOUR\nTI  - x\n${'AU  - a, b\n'.repeat(60_000)}`],
    ['RIS lines', `TY  - JOUR\nTI  - x\n${'\n'.repeat(900_000)}`],
    ['entities', JSON.stringify({ title: 'x', abstract: '&'.repeat(900_000) })],
    ['tags', JSON.stringify({ title: 'x', keyword: ','.repeat(900_000) })],
    ['open tags', JSON.stringify({ title: 'x', abstract: '<i '.repeat(300_000) })],
  ])('comes to an end with many %s', async (_, text) => {
    expect(await failure(text)).toBeTruthy();
  });
});
