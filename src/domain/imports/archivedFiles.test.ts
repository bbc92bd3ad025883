import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../../dashboard/metadata/parseYaml';
import type { ImportedMetadata } from './importedMetadata';
import { readMetadata } from './readMetadata';

const read = (text: string) => readMetadata(text, { parseYaml });
const names = ({ authors }: ImportedMetadata) =>
  authors.map(({ fullName, affiliation, email }) =>
    [fullName, affiliation, email].filter(Boolean).join(' | '),
  );

/** The result of Zenodo's conversion of the notes of a release on GitHub. */
const releaseNotes = `<h2>What's Changed</h2>
<ul>
<li>Fix by <a class="user-mention" href="https://github.com/jane">@jane</a> &amp; others</li>
<li><code>run.py</code> is faster</li>
</ul>
<p><strong>Full Changelog</strong>: see <a href="javascript:alert(1)">here</a></p>`;
const notes = {
  shortDescription:
    "What's Changed Fix by @jane & others run.py is faster Full Changelog: see here",
  longDescription: `## What's Changed

- Fix by [@jane](https://github.com/jane) & others
- run.py is faster

Full Changelog: see here`,
};

describe('exports of archives, publishers and code hosts', () => {
  it.each([
    [
      'Zenodo',
      String.raw`@software{smith_2023_8123456,
  author       = {Smith, Jane and
                  O'Connor, Seán and
                  García-López, María},
  title        = {{example-lab/flowsim: v2.1.0 -- Rack-aware
                   scheduling}},
  month        = jul,
  year         = 2023,
  publisher    = {Zenodo},
  doi          = {10.5281/zenodo.8123456},
  url          = {https://doi.org/10.5281/zenodo.8123456},
  swhid        = {swh:1:dir:0000;origin=https://doi.org/10.5281/zenodo.8123455;path=/},
}`,
      'example-lab/flowsim: v2.1.0 – Rack-aware scheduling',
      ['Jane Smith', "Seán O'Connor", 'María García-López'],
    ],
    [
      'DBLP',
      String.raw`@inproceedings{DBLP:conf/usenix/KeaheyAZ20,
  author       = {Kate Keahey and
                  Fran{\c{c}}ois Halbach and
                  Andr{\'{e}} Lu{\'{\i}}s},
  editor       = {Ada Gavrilovska},
  title        = {Lessons Learned from the Chameleon Testbed},
  booktitle    = {Proceedings of the 2020 {USENIX} Annual Technical Conference, {USENIX}
                  {ATC} 2020},
  timestamp    = {Mon, 01 Feb 2021 08:43:19 +0100},
  biburl       = {https://dblp.org/rec/conf/usenix/KeaheyAZ20.bib},
}`,
      'Lessons Learned from the Chameleon Testbed',
      ['Kate Keahey', 'François Halbach', 'André Luís'],
    ],
    [
      'Mendeley',
      String.raw`@article{Pérez2019,
   author = {Juan Pérez and A. {von Humboldt} and {World Wide Web Consortium (W3C)}},
   title = {Caf\'e na\"{\i}ve: \textit{in situ} \& CO\textsubscript{2}},
   issn = {0167739X}
}`,
      'Café naïve: in situ & CO₂',
      ['Juan Pérez', 'A. von Humboldt', 'World Wide Web Consortium (W3C)'],
    ],
    [
      'a program that separates names by semicolons',
      '@misc{k, title={T}, author={Lovelace, Ada; {Simon; Sons}; Babbage, Charles}}',
      'T',
      ['Ada Lovelace', 'Simon; Sons', 'Charles Babbage'],
    ],
    [
      'a program that writes entities of HTML',
      '@misc{k, title={T}, author={{Simon &amp; Sons}}}',
      'T',
      ['Simon & Sons'],
    ],
  ])('reads BibTeX of %s', async (_, text, title, authors) => {
    const metadata = await read(text);
    expect(metadata).toMatchObject({ format: 'bibtex', title });
    expect(names(metadata)).toEqual(authors);
  });

  it.each([
    [
      'IEEE Xplore, in Windows lines',
      [
        'TY  - CONF',
        'TI  - Chameleon: a Large-Scale, Deeply Reconfigurable Testbed',
        'T2  - 2019 IEEE 27th International Conference on Network Protocols (ICNP)',
        'AU  - K. Keahey',
        'KW  - Testbed',
        'IS  - ',
        'Y1  - 8-10 Oct. 2019',
        'ER  - ',
      ].join('\r\n'),
      { title: 'Chameleon: a Large-Scale, Deeply Reconfigurable Testbed', tags: ['Testbed'] },
      ['K. Keahey'],
    ],
    [
      'ScienceDirect',
      `TY  - JOUR
T1  - A survey of reproducibility
AU  - Doe, Jane A.
AU  - van den Berg, P.
DO  - https://doi.org/10.1016/j.future.2019.05.001
AB  - Abstract
Reproducibility is hard.
ER  - `,
      { shortDescription: 'Reproducibility is hard.', doi: '10.1016/j.future.2019.05.001' },
      ['Jane A. Doe', 'P. van den Berg'],
    ],
    [
      'DataCite',
      `TY  - DATA
T1  - Traces of a rack
AU  - Haddad, Noor
AB  - <p>Power of <strong>120</strong> servers.</p><ul><li>One</li><li>Two</li></ul>
ER  - `,
      {
        shortDescription: 'Power of 120 servers. One Two',
        longDescription: 'Power of 120 servers.\n\n- One\n- Two',
      },
      ['Noor Haddad'],
    ],
  ])('reads RIS of %s', async (_, text, expected, authors) => {
    const metadata = await read(text);
    expect(metadata).toMatchObject({ format: 'ris', ...expected });
    expect(names(metadata)).toEqual(authors);
  });

  it.each([
    [
      'GitHub’s guide',
      `cff-version: 1.2.0
message: "If you use this software, please cite it as below."
authors:
- family-names: "Lisa"
  given-names: "Mona"
  orcid: "https://orcid.org/0000-0000-0000-0000"
title: "My Research Software"
version: 2.0.4
doi: 10.5281/zenodo.1234
date-released: 2017-12-18
url: "https://github.com/github-linguist/linguist"
`,
      { title: 'My Research Software', repository: 'https://github.com/github-linguist/linguist' },
      ['Mona Lisa'],
    ],
    [
      'a library, with a team',
      `cff-version: 1.2.0
title: Ruby CFF Library
abstract: 'Uses std::vector<int> & <stdio.h>.'
authors:
  - family-names: Haines
    given-names: Robert
    affiliation: 'The University of Manchester, UK'
  - name: "The Developers"
    email: devs@example.org
repository-artifact: https://rubygems.org/gems/cff
`,
      { shortDescription: 'Uses std::vector<int> & <stdio.h>.', longDescription: '' },
      ['Robert Haines | The University of Manchester, UK', 'The Developers | devs@example.org'],
    ],
    [
      'version 1.1, with folded text and an address of git',
      `---
cff-version: 1.1.0
title: 'Große: "Daten"'
authors:
  -
    family-names: Druskat
    given-names: Stephan
    affiliation: >
      Humboldt-Universität
      zu Berlin
repository-code: git@github.com:sdruskat/x.git
`,
      { title: 'Große: "Daten"', repository: 'https://github.com/sdruskat/x' },
      ['Stephan Druskat | Humboldt-Universität zu Berlin'],
    ],
  ])('reads CITATION.cff of %s', async (_, text, expected, authors) => {
    const metadata = await read(text);
    expect(metadata).toMatchObject({ format: 'cff', ...expected });
    expect(names(metadata)).toEqual(authors);
  });

  const json: [string, unknown, Partial<ImportedMetadata>, string[]][] = [
    [
      'codemeta.json of Zenodo',
      {
        '@context': 'https://doi.org/10.5063/schema/codemeta-2.0',
        '@id': 'https://doi.org/10.5281/zenodo.8123456',
        name: 'flowsim',
        author: [
          {
            '@type': 'Person',
            familyName: 'Smith',
            givenName: 'Jane',
            affiliation: [{ '@id': 'https://ror.org/1', name: 'A' }, { name: 'B' }],
          },
        ],
        description: releaseNotes,
        keywords: '',
      },
      { format: 'codemeta', ...notes, doi: '10.5281/zenodo.8123456', tags: [] },
      ['Jane Smith | A; B'],
    ],
    [
      'codemeta.json with an organisation in another one',
      {
        '@context': 'https://w3id.org/codemeta/3.0',
        name: 'x',
        description: '# Simulator\n\nSee [the guide](https://example.org).',
        author: [
          { name: 'Ada', affiliation: { name: 'Dept', parentOrganization: { name: 'Uni' } } },
        ],
      },
      {
        shortDescription: '# Simulator See [the guide](https://example.org).',
      },
      ['Ada | Dept, Uni'],
    ],
    [
      'codemeta.json of a journal, in old words',
      {
        '@context': 'https://raw.githubusercontent.com/codemeta/codemeta/master/codemeta.jsonld',
        '@type': 'Code',
        author: [{ '@id': '0000-0002-2397-206X', name: 'Zoe Müller', email: 'zoe@example.org' }],
        identifier: 'http://dx.doi.org/10.5281/zenodo.16',
        codeRepository: 'https://github.com/x/y',
        title: 'Fidgit',
        description: '',
      },
      { title: 'Fidgit', doi: '10.5281/zenodo.16', repository: 'https://github.com/x/y' },
      ['Zoe Müller | zoe@example.org'],
    ],
    [
      'RO-Crate metadata of WorkflowHub, with authors of the workflow',
      {
        '@context': ['https://w3id.org/ro/crate/1.1/context'],
        '@graph': [
          { '@id': 'ro-crate-metadata.json', '@type': 'CreativeWork', about: { '@id': './' } },
          {
            '@id': './',
            '@type': 'Dataset',
            name: 'Research Object Crate for variants',
            identifier: 'https://doi.org/10.48546/workflowhub.workflow.1.1',
            mainEntity: { '@id': 'wf.ga' },
          },
          { '@id': 'wf.ga', '@type': ['File'], name: 'Variants', creator: [{ '@id': '#1' }] },
          { '@id': '#1', '@type': 'Person', name: 'Wolfgang Maier' },
        ],
      },
      { title: 'Research Object Crate for variants', doi: '10.48546/workflowhub.workflow.1.1' },
      ['Wolfgang Maier'],
    ],
    [
      'RO-Crate metadata 1.2, with an absolute root',
      {
        '@context': 'https://w3id.org/ro/crate/1.2/context',
        '@graph': [
          { '@id': 'ro-crate-metadata.json', about: { '@id': 'https://example.org/crate/' } },
          {
            '@id': 'https://example.org/crate/',
            name: 'Title',
            author: [{ '@id': 'https://orcid.org/0000-0002-1825-0097' }],
            codeRepository: 'https://github.com/lab/r',
          },
          {
            '@id': 'https://orcid.org/0000-0002-1825-0097',
            givenName: 'Josiah',
            familyName: 'Carberry',
            affiliation: { '@id': 'https://ror.org/05gq02987' },
            email: 'josiah@example.org',
          },
          { '@id': 'https://ror.org/05gq02987', '@type': 'Organization', name: 'Brown University' },
        ],
      },
      { repository: 'https://github.com/lab/r' },
      ['Josiah Carberry | Brown University | josiah@example.org'],
    ],
    [
      'RO-Crate metadata whose author is a text and its own affiliation',
      {
        '@graph': [
          { '@id': 'ro-crate-metadata.json', about: { '@id': './' } },
          { '@id': './', name: 'N', author: ['Smith, Jane', { '@id': '#a' }], keywords: 'a;b' },
          { '@id': '#a', name: 'Ada', affiliation: { '@id': '#a' } },
        ],
      },
      { title: 'N', tags: ['a', 'b'] },
      ['Jane Smith', 'Ada | Ada'],
    ],
    [
      'DataCite JSON of Zenodo',
      {
        doi: '10.5281/ZENODO.8123456',
        creators: [
          {
            nameType: 'Personal',
            name: 'Smith, Jane',
            affiliation: [{ name: 'Example University, Department of Computing' }],
            nameIdentifiers: [{ nameIdentifier: 'https://orcid.org/0' }],
          },
        ],
        titles: [{ title: 'example-lab/flowsim: v2.1.0' }],
        descriptions: [{ description: releaseNotes, descriptionType: 'Abstract' }],
        relatedIdentifiers: [
          { relatedIdentifier: 'https://github.com/example-lab/flowsim/tree/v2.1.0' },
        ],
      },
      { ...notes, repository: 'https://github.com/example-lab/flowsim' },
      ['Jane Smith | Example University, Department of Computing'],
    ],
    [
      'DataCite JSON of Dryad',
      {
        data: {
          attributes: {
            doi: '10.5061/dryad.abc',
            creators: [{ name: 'Doe, J.', affiliation: [] }],
            titles: [{ title: 'Data from: x', lang: 'en' }],
            subjects: [{ subject: 'FOS: Computer and information sciences' }],
            descriptions: [
              { description: 'Line 1<br/>\n<br/>\nLine 2', descriptionType: 'Abstract' },
            ],
          },
        },
      },
      { shortDescription: 'Line 1 Line 2', longDescription: '', doi: '10.5061/dryad.abc' },
      ['J. Doe'],
    ],
    [
      'DataCite JSON of the schema’s example',
      {
        identifiers: [{ identifierType: 'DOI', identifier: '10.5072/x' }],
        creators: [
          { name: 'Family, Given', givenName: 'Given', familyName: 'Family' },
          { name: 'Organization', nameType: 'Organizational' },
        ],
        titles: [{ title: 'Example Title' }, { title: 'Subtitle', titleType: 'Subtitle' }],
      },
      { title: 'Example Title', doi: '10.5072/x' },
      ['Given Family', 'Organization'],
    ],
    [
      'CSL-JSON of Crossref',
      {
        type: 'proceedings-article',
        DOI: '10.1145/3477132.3483540',
        title: ['A Title: With Case'],
        abstract:
          '<jats:title>Abstract</jats:title>\n  <jats:p>We build <jats:italic>systems</jats:italic>.</jats:p>\n<jats:sec><jats:title>Methods</jats:title><jats:p>See &lt;here&gt;.</jats:p></jats:sec>',
        author: [
          { given: 'Jane', family: 'Smith', affiliation: [{ name: 'Example University, USA' }] },
          { name: 'The Consortium', sequence: 'additional', affiliation: [] },
        ],
      },
      { title: 'A Title: With Case', shortDescription: 'We build systems. Methods See <here>.' },
      ['Jane Smith | Example University, USA', 'The Consortium'],
    ],
    [
      'CSL-JSON of Zotero',
      [
        {
          id: 'http://zotero.org/users/1/items/ABC',
          type: 'software',
          title: 'flowsim',
          URL: 'https://github.com/example-lab/flowsim',
          author: [{ family: 'Smith', given: 'Jane' }, { literal: 'Example Lab' }],
          issued: { 'date-parts': [['2023', 7, 1]] },
        },
        { id: '2', type: 'book', title: 'second' },
      ],
      { title: 'flowsim', repository: 'https://github.com/example-lab/flowsim', entries: 2 },
      ['Jane Smith', 'Example Lab'],
    ],
    [
      'CSL-JSON of Zenodo',
      {
        DOI: '10.5281/zenodo.8123456',
        abstract: '<p>Simulates flows.</p>\n<p>Fast.</p>',
        author: [{ family: 'Plain Org' }],
        title: 'flowsim',
      },
      { shortDescription: 'Simulates flows. Fast.', longDescription: '' },
      ['Plain Org'],
    ],
  ];

  it.each(json)('reads %s', async (_, file, expected, authors) => {
    const metadata = await read(`\ufeff${JSON.stringify(file)}`);
    expect(metadata).toMatchObject(expected);
    expect(names(metadata)).toEqual(authors);
  });

  it.each([
    ['UTF-16', 'ÿþ{\u0000"\u0000t\u0000'],
    ['JSON behind a NUL character', '\u0000{"title":"x"}'],
  ])('says that %s is none of its formats', async (_, text) => {
    await expect(read(text)).rejects.toThrow('This is not in a known format');
  });

  it.each([
    ['@article{x, title = {unclosed, author = {A B}\n', 'Line 1: A value begins here whose “}”'],
    ['@article{x title = {No comma}}', 'Line 1: A field such as “title = {…}” is expected.'],
    ['{"type": "book",\n "title": "x",}', 'This is not valid JSON. See line 2.'],
    ['cff-version: 1.2.0\nauthors:\n\t- name: x\n', 'Line 3: Tabs are not allowed'],
  ])('names the line of the fault in %j', async (text, said) => {
    await expect(read(text)).rejects.toThrow(said);
  });
});
