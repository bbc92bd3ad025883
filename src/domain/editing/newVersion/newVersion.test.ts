import { describe, expect, it } from 'vitest';
import { readDoiVersion } from './doiVersion';
import { readExternalVersion } from './externalVersion';
import { readImageVersion } from './imageVersion';
import { readTemplateVersion, templateLimit } from './templateVersion';
import { readLinks } from './versionLinks';

const names = { urnNamespace: 'trovi', urnProvider: 'chameleon' };
const matching = (pattern: RegExp) => expect.stringMatching(pattern) as string;
const imageId = 'd43e926d-b570-4fbf-9e5b-904cb87dff92';
/** The URNs that the server accepts (contract/api 7). */
const urnRule = /^urn:[a-z0-9-]{0,31}:[a-z0-9()+,\-.:=@;$_!*'%/?#]{1,240}$/i;

describe('readImageVersion', () => {
  it.each([
    ['chi-uc', '', 'CHI@UC', 'chi-uc'],
    ['chi-tacc', 'ignored', 'CHI@TACC', 'chi-tacc'],
    ['kvm-tacc', '', 'KVM@TACC', 'kvm-tacc'],
    ['other', ' CHI@NU ', 'CHI@NU', 'chi-nu'],
    ['other', 'chi@uc', 'chi@uc', 'chi-uc'],
    ['other', 'Zürich 2', 'Zürich 2', 'zurich-2'],
  ])('names the image at %s %s', (site, siteName, label, key) => {
    const { version } = readImageVersion({ site, siteName, imageId }, names);
    const urn = `urn:trovi:image:${key}:${imageId}`;
    expect(version).toEqual({
      contentsUrn: urn,
      links: [{ label, urn }],
      setup: { type: 'image', arguments: '' },
    });
    expect(urn).toMatch(urnRule);
  });

  it('reads a UUID in any case of letters, with blanks around it', () => {
    const entry = { site: 'chi-uc', siteName: '', imageId: ` ${imageId.toUpperCase()}\n` };
    expect(readImageVersion(entry, names).version?.contentsUrn).toBe(
      `urn:trovi:image:chi-uc:${imageId}`,
    );
  });

  it('says what is wrong with each field', () => {
    const problemsOf = (siteName: string, id: string) =>
      readImageVersion({ site: 'other', siteName, imageId: id }, names).problems;
    expect(problemsOf(' ', '')).toEqual({
      siteName: 'Please enter the name of the site.',
      imageId: 'Please enter the UUID of the image.',
    });
    expect(problemsOf('東京', imageId.slice(1))).toEqual({
      siteName: 'The name needs a letter from A to Z or a digit.',
      imageId: matching(/^This is not the UUID of an image\. It should look like/),
    });
    expect(problemsOf('x'.repeat(41), `${imageId}?x`)).toEqual({
      siteName: 'The name of a site has at most 40 characters.',
      imageId: matching(/^This is not the UUID/),
    });
  });
});

describe('readTemplateVersion', () => {
  const template = 'heat_template_version: 2018-08-31\nresources: {}\n';

  it('keeps the text as it is, without a byte order mark', () => {
    expect(readTemplateVersion(`\uFEFF${template}`, names, 1772726520000).version).toEqual({
      contentsUrn: 'urn:trovi:contents:heat_template:embedded-1772726520000',
      setup: { type: 'heat_template', arguments: template },
    });
  });

  it.each([
    [' \n', 'Please enter a template, or choose a file.'],
    [
      'a'.repeat(templateLimit + 1),
      'This text is too long. A template has at most 500,000 characters.',
    ],
    ['PK\u0003\u0004\0', 'This is not plain text. Choose a YAML file.'],
    ['a: \ud800', 'This is not plain text. Choose a YAML file.'],
  ])('refuses %#', (text, problem) => {
    expect(readTemplateVersion(text, names, 1).problems).toEqual({ template: problem });
  });
});

describe('readExternalVersion', () => {
  const id = '8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2';

  it('has the id of the artifact as contents, and the address in its setup', () => {
    const text = ' https://git.example.org/lab/shell.git ';
    expect(readExternalVersion(text, id, names).version).toEqual({
      contentsUrn: `urn:trovi:contents:http:${id}`,
      setup: {
        type: 'source_code',
        arguments: { url: 'https://git.example.org/lab/shell.git' },
      },
    });
  });

  it.each([
    ['', 'Please enter an address.'],
    ['git.example.org/lab', 'This is not a web address. It should start with https://'],
    ['javascript:alert(1)', 'This is not a web address. It should start with https://'],
    ['https://a b', 'This is not a web address. It should start with https://'],
    ['https:///git.example.org/lab', 'This is not a web address. It should start with https://'],
    ['https://git.example.org\\lab', 'This is not a web address. It should start with https://'],
    ['https://git.example.org/a b', 'An address cannot contain spaces. Write each as %20.'],
    ['git@git.example.org:lab/a.git', 'This is not a web address. It should start with https://'],
    [
      'https://noor:secret@git.example.org/lab',
      'This address contains a user name or password, which everyone could read. Remove it.',
    ],
  ])('refuses “%s”', (text, problem) => {
    expect(readExternalVersion(text, id, names).problems).toEqual({ sourceUrl: problem });
  });
});

describe('readDoiVersion', () => {
  it.each([
    '10.5281/zenodo.9912345',
    ' 10.5281/ZENODO.9912345. ',
    'doi:10.5281/zenodo.9912345',
    'https://doi.org/10.5281/zenodo.9912345',
    'https://zenodo.org/records/9912345',
    'zenodo.org/record/9912345?download=1',
    'https://zenodo.org/doi/10.5281/zenodo.9912345',
    'https://zenodo.org/records/9912345/files/traces.zip?download=1',
    'https://zenodo.org/api/records/9912345',
    'https://zenodo.org/api/records/9912345/files/traces.zip/content',
    'https://doi.org/10.5281%2Fzenodo.9912345',
    '<https://doi.org/10.5281/zenodo.9912345>',
    'https://zenodo.org/badge/DOI/10.5281/zenodo.9912345.svg',
    '[![DOI](https://zenodo.org/badge/DOI/10.5281/zenodo.9912345.svg)](https://doi.org/10.5281/zenodo.9912345)',
    '[![DOI](https://zenodo.org/badge/514413.svg)](https://doi.org/10.5281/zenodo.9912345)',
    '<a href="https://doi.org/10.5281/zenodo.9912345"><img src="https://zenodo.org/badge/DOI/10.5281/zenodo.9912345.svg" alt="DOI"></a>',
    '.. image:: https://zenodo.org/badge/DOI/10.5281/zenodo.9912345.svg\n  :target: https://doi.org/10.5281/zenodo.9912345',
    'DOI: 10.5281/zenodo.9912345.',
    'https://zenodo.org/records/991%32345',
    'https://doi.org/10%2E5281%2Fzenodo%2E9912345',
    'https://img.shields.io/badge/DOI-10.5281%2Fzenodo.9912345-blue.svg',
    '[![DOI](https://img.shields.io/badge/DOI-10.5281%2Fzenodo.9912345-blue)](https://doi.org/10.5281/zenodo.9912345)',
    'Okafor, M. (2026). Traces (v1.0). Zenodo. https://doi.org/10.5281/zenodo.9912345',
  ])('reads %s', (text) => {
    expect(readDoiVersion(text, names).version).toEqual({
      contentsUrn: 'urn:trovi:contents:zenodo:10.5281/zenodo.9912345',
    });
  });

  it.each([
    ['', 'Please enter a DOI.'],
    ['10.1145/3544548', matching(/^This is not a DOI of Zenodo/)],
    ['10.5281/zenodo.', matching(/^This is not a DOI of Zenodo/)],
    ['10.5281/zenodo.12 34', matching(/^This is not a DOI of Zenodo/)],
    ['https://zenodo.org/communities/x', matching(/^This is not a DOI of Zenodo/)],
    ['https://zenodo.org/badge/latestdoi/514413', matching(/^This is not a DOI of Zenodo/)],
    ['https://zenodo.org/badge/514413.svg', matching(/^This is not a DOI of Zenodo/)],
    ['https://zenodo.org/records/12/latest', matching(/^This is not a DOI of Zenodo/)],
    ['https://zenodo.org/deposit/12', matching(/^This is not a DOI of Zenodo/)],
    ['https://sandbox.zenodo.org/records/12', matching(/^This is not a DOI of Zenodo/)],
    ['10.5072/zenodo.12', matching(/^This is not a DOI of Zenodo/)],
    ['10.5281/zenodo.12/x', matching(/^This is not a DOI of Zenodo/)],
    ['10.5281/zenodo.12-blue', matching(/^This is not a DOI of Zenodo/)],
    ['110.5281/zenodo.12', matching(/^This is not a DOI of Zenodo/)],
    ['10.5281/zenodo.12 and 10.5281/zenodo.34', matching(/^This is not a DOI of Zenodo/)],
    ['10.1145/123.456 with 10.5281/zenodo.12', matching(/^This is not a DOI of Zenodo/)],
  ])('refuses “%s”', (text, problem) => {
    expect(readDoiVersion(text, names).problems).toEqual({ doi: problem });
  });
});

describe('readLinks', () => {
  const urn = 'urn:globus:dataset:7c2aeb06-db94-4ed7-b742-e05fc7ad3d03:/traces';

  it('reads rows, and leaves out blank ones', () => {
    const entries = [
      { label: ' Packet traces ', urn: `${urn}\n` },
      { label: '', urn: ' ' },
      { label: 'Köln 🚀', urn: 'URN:x:y' },
    ];
    expect(readLinks(entries)).toEqual({
      links: [
        { label: 'Packet traces', urn },
        { label: 'Köln 🚀', urn: 'URN:x:y' },
      ],
      problems: {},
    });
  });

  it.each([
    ['', urn, { label: 'Please enter a label.' }],
    ['x'.repeat(41), urn, { label: 'A label has at most 40 characters.' }],
    ['Data', '', { urn: 'Please enter a URN.' }],
    ['Data', 'https://data.example.org', { urn: matching(/^This is a web address/) }],
    ['Data', 'globus:dataset', { urn: matching(/^This is not a URN/) }],
    ['Data', 'urn:globus:', { urn: matching(/^This is not a URN/) }],
    ['Data', `${urn} 2`, { urn: 'A URN cannot contain a space. Write it percent-encoded.' }],
    ['Data', `${urn}ü`, { urn: 'A URN cannot contain “ü”. Write it percent-encoded.' }],
    ['Data', `${urn}${'x'.repeat(254)}`, { urn: 'A URN has at most 254 characters.' }],
  ])('refuses “%s”, “%s”', (label, text, problems) => {
    const expected = Object.entries(problems).map(([name, sentence]: [string, unknown]) => [
      `links.1.${name}`,
      sentence,
    ]);
    const entries = [
      { label: '', urn: '' },
      { label, urn: text },
    ];
    expect(Object.entries(readLinks(entries).problems)).toEqual(expected);
  });
});
