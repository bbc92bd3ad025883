import { beforeAll, describe, expect, it } from 'vitest';

import { aSandbox } from './aSandbox';
import { aSeed, seedsOf, uuidOf } from './aSeed';
import { jsonOf, type ListedPage } from './wireShapes';

const author = (fullName: string) => ({
  fullName,
  affiliation: 'Polder Universiteit',
  email: 'someone@example.edu',
});

const artifacts = [
  aSeed(1, { title: 'Alpha study', tags: ['edge', 'Machine-Learning'] }),
  aSeed(2, { short_description: 'A beta study of data and science.' }),
  aSeed(3, { long_description: '# Gamma\n\nAbout data science, 100% ÆRLIG.' }),
  aSeed(4, { ownerUrn: 'urn:trovi:user:chameleon:delta@example.edu' }),
  aSeed(5, { authors: [author('Jane Doe'), author('John Smith')], tags: ['edge'] }),
  aSeed(6, { authors: [author('Jane Smith')], tags: ['networking', 'edge'] }),
  aSeed(7, { title: 'Alpha and beta' }),
];

describe('the list', () => {
  let api: string;

  beforeAll(async () => {
    api = (await aSandbox({ seeds: seedsOf(artifacts) })).urls.api;
  });

  const find = async (query: string) => {
    const page = await jsonOf<ListedPage>(fetch(`${api}/artifacts/?${query}`));
    return page.artifacts.map(({ uuid }) => Number(uuid.slice(-3))).toSorted();
  };

  it.each([
    ['alpha', [1, 7]],
    ['ALPHA', [1, 7]],
    ['lph', [1, 7]],
    ['study', [1, 2]],
    ['gamma', [3]],
    ['ærlig', [3]],
    ['%', [3]],
    ['_', []],
    ['delta', [4]],
    ['jane', [5, 6]],
    ['networking', [6]],
    ['machine-learning', [1]],
    // Neither affiliation nor e-mail.
    ['polder', []],
    ['someone', []],
    ['', [1, 2, 3, 4, 5, 6, 7]],
    ['   ', [1, 2, 3, 4, 5, 6, 7]],
    ['alpha beta', [7]],
    ['alpha study', [1]],
    ['alpha OR gamma', [1, 3, 7]],
    ['alpha or gamma', []],
    ['alpha study OR beta study', [1, 2]],
    ['alpha -beta', [1]],
    ['alpha OR beta -science', [1, 7]],
    ['-alpha', [2, 3, 4, 5, 6]],
    ['alpha -edge', [7]],
    ['edge -jane', [1]],
    ['-', []],
    ['alpha -', []],
    // Quotes do not mark a phrase, but quotes inside quotes do.
    ['"data science"', [2, 3]],
    [`'"data science"'`, [3]],
    // Words that only authors match must match the same author, and likewise for tags.
    ['jane smith', [6]],
    ['jane doe', [5]],
    ['edge networking', []],
    ['edge machine', []],
    ['jane edge', [5, 6]],
    ['alpha edge', [1]],
  ])('finds by q=%s', async (q, expected) => {
    expect(await find(`q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  it('ignores accents, as MariaDB does', async () => {
    expect(await find('q=alphá')).toEqual([1, 7]);
    expect(await find('tag=Édge')).toEqual(await find('tag=edge'));
  });

  it.each([
    ['words', Array(1_000).fill('alpha').join(' ')],
    ['alternatives', Array(1_000).fill('alpha').join(' OR ')],
  ])('finds by thousands of %s', async (_what, q) => {
    expect(await find(`q=${encodeURIComponent(q)}`)).toEqual([1, 7]);
  });

  it.each([
    // About 7,000 characters each, but within Node's limit of 16 KB for the encoded address.
    ['one word', 'x'.repeat(7_000), []],
    ['one-letter words', 'a '.repeat(3_500), [1, 2, 3, 4, 5, 6, 7]],
    ['different words', Array.from({ length: 1_400 }, (_, at) => 1_000 + at).join(' '), []],
    ['excluded words', `alpha${' -~'.repeat(2_330)}`, [1, 7]],
    ['one-letter alternatives', Array(1_400).fill('~').join(' OR '), []],
    ['quotes', `alpha ${"'' ".repeat(1_500)}`, [1, 7]],
    ['wildcards', '%'.repeat(5_000), []],
  ])('answers a long search: %s', async (_what, q, expected) => {
    expect(await find(`q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  it.each([`O'Brien`, `"O'Brien"`, '"open', 'end\\'])('refuses q=%s and says why', async (q) => {
    const response = await fetch(`${api}/artifacts/?q=${encodeURIComponent(q)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ q: expect.any(String) as string });
  });

  it.each([
    ['tag=edge', [1, 5, 6]],
    ['tag=EDGE', [1, 5, 6]],
    ['tag=machine-learning', [1]],
    ['tag=edge&tag=networking', [6]],
    ['tag[]=edge&tag[]=networking', [6]],
    ['tag=networking&tag[]=nothing', [6]],
    ['tag=edg', []],
    ['tag=edge,networking', []],
    ['tag=', []],
    ['tag=edge&tag=', []],
  ])('filters by %s', async (query, expected) => {
    expect(await find(query)).toEqual(expected);
  });

  it.each([
    ['owner=urn:trovi:user:chameleon:delta@example.edu', [4]],
    ['owner=urn:trovi:user:chameleon:Delta@Example.edu', [4]],
    ['owner=urn:trovi:user:chameleon:delta', []],
    ['author_name=smith', [5, 6]],
    ['author_name=E%20D', [5]],
    ['author_name=polder', []],
    ['author_name=smith&q=jane&tag=networking', [6]],
  ])('filters by %s', async (query, expected) => {
    expect(await find(query)).toEqual(expected);
  });

  it('applies its filters, but not its paging, to a single artifact', async () => {
    const status = async (query: string) =>
      (await fetch(`${api}/artifacts/${uuidOf(1)}/?${query}`)).status;
    expect(await status('')).toBe(200);
    expect(await status('q=alpha&tag=edge')).toBe(200);
    expect(await status('q=beta')).toBe(404);
    expect(await status('tag=networking')).toBe(404);
    expect(await status('owner=urn:trovi:user:admin')).toBe(404);
    expect(await status('min_access_count=5')).toBe(404);
    expect(await status('limit=0&after=nothing&sort_by=x')).toBe(200);
  });
});
