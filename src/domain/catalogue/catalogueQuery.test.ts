import { describe, expect, it } from 'vitest';
import {
  type CatalogueQuery,
  readCatalogueQuery,
  sortOf,
  writeCatalogueQuery,
} from './catalogueQuery';
import { type ArtifactFilters, noFilters } from './filters';

const query = (filters: Partial<ArtifactFilters>, sort?: CatalogueQuery['sort']) => ({
  filters: { ...noFilters, ...filters },
  ...(sort && { sort }),
});

describe('readCatalogueQuery', () => {
  it('reads every key', () => {
    const search =
      '?q=tail+latency&tags=education,edge&badges=chameleon&owned=1&public=1&doi=1&collection=1&sort=title';
    const expected = query(
      {
        q: 'tail latency',
        tags: ['education', 'edge'],
        badges: ['chameleon'],
        owned: true,
        public: true,
        doi: true,
        collection: true,
      },
      'title',
    );
    expect(readCatalogueQuery(search)).toEqual(expected);
    expect(readCatalogueQuery(search.slice(1))).toEqual(expected);
    expect(readCatalogueQuery(new URLSearchParams(search))).toEqual(expected);
  });

  it('reads lists whose commas were encoded by somebody else', () => {
    expect(readCatalogueQuery('tags=education%2Cedge').filters.tags).toEqual(['education', 'edge']);
  });

  it.each([
    '',
    '?',
    '&&&',
    'q=',
    'q=+%20',
    'tags=,,%20,&badges=',
    'owned=0&public=&doi=yes&collection',
    'sort=random&sort=',
    'toString=1&__proto__=1',
  ])('takes %j for no filter', (search) => {
    expect(readCatalogueQuery(search)).toEqual(query({}));
  });

  it('takes junk for what it is', () => {
    expect(readCatalogueQuery('q=%&tags=%E0%A4%A,100%').filters).toEqual({
      ...noFilters,
      q: '%',
      tags: ['\uFFFD%A', '100%'],
    });
  });

  it('joins repeated lists, drops repeats, and takes the first sensible text and order', () => {
    expect(readCatalogueQuery('q=&q=a&q=b&tags=x,y&tags=y,z&sort=no&sort=users')).toEqual(
      query({ q: 'a', tags: ['x', 'y', 'z'] }, 'users'),
    );
  });
});

describe('addresses of the dashboard before this one', () => {
  it.each([
    ['sort_by=updated_at', 'updated'],
    ['sort_by=created_at', 'created'],
    ['sort_by=date', 'created'],
    ['sort_by=access_count', 'launches'],
    ['sort_by=unique_access_count', 'users'],
    ['sort_by=unique_cell_execution_count', 'notebooks'],
    ['sort_by=title', undefined],
    ['sort_by=access_count&sort=title', 'title'],
  ] as const)('order the list by %j', (search, sort) => {
    expect(readCatalogueQuery(search)).toEqual(query({}, sort));
  });

  it('name the badge of the testbed as it was called there', () => {
    expect(readCatalogueQuery('badges=chameleon supported').filters.badges).toEqual(['chameleon']);
  });

  it('give way to ours', () => {
    const read = readCatalogueQuery('sort_by=date&x=1');
    expect(writeCatalogueQuery(read, 'sort_by=date&x=1')).toBe('?x=1&sort=created');
  });
});

describe('sortOf', () => {
  it('is by best match only while there is a search', () => {
    expect(sortOf(query({}))).toBe('updated');
    expect(sortOf(query({ q: ' ' }, 'relevance'))).toBe('updated');
    expect(sortOf(query({ q: 'a' }))).toBe('relevance');
  });

  it('stays what was chosen', () => {
    expect(sortOf(query({ q: 'a' }, 'title'))).toBe('title');
    expect(sortOf(query({ q: 'a' }, 'updated'))).toBe('updated');
  });
});

describe('writeCatalogueQuery', () => {
  it('leaves commas between items readable and drops defaults', () => {
    expect(writeCatalogueQuery(query({}))).toBe('');
    expect(writeCatalogueQuery(query({ q: '  ' }))).toBe('');
    expect(
      writeCatalogueQuery(query({ q: 'a b&c', tags: ['education', 'edge'], doi: true }, 'users')),
    ).toBe('?q=a+b%26c&tags=education,edge&doi=1&sort=users');
  });

  it('keeps foreign keys where and as they are', () => {
    const current = '?utm=a%2fb+c&q=old&x&tags=old&utm=2&q=older&sort=title';
    expect(writeCatalogueQuery(query({ q: 'new', public: true }), current)).toBe(
      '?utm=a%2fb+c&q=new&x&utm=2&public=1',
    );
    expect(writeCatalogueQuery(query({}), current)).toBe('?utm=a%2fb+c&x&utm=2');
    expect(writeCatalogueQuery(query({ q: 'new' }), new URLSearchParams('mode=import&q=old'))).toBe(
      '?mode=import&q=new',
    );
  });

  it('knows its own keys in any encoding', () => {
    expect(writeCatalogueQuery(query({}), '?%71=old&%=1')).toBe('?%=1');
  });
});

describe('filters in an address', () => {
  const nasty = [
    'a,b',
    ',',
    '%2C',
    '%252C',
    '100%25',
    '100%',
    'x&y=z#w?v+u',
    'ü 李 😀',
    '__proto__',
    '"<img>"',
    '%',
    'a%2cb,c%25',
  ];

  it('come back as they went in', () => {
    const sent = query({ q: nasty.join(' '), tags: nasty, badges: nasty, owned: true }, 'created');
    const written = writeCatalogueQuery(sent, '?keep=me');
    expect(readCatalogueQuery(written)).toEqual(sent);
    expect(readCatalogueQuery(new URL(`https://example.org/${written}`).search)).toEqual(sent);
    expect(writeCatalogueQuery(readCatalogueQuery(written), written)).toBe(written);
  });

  it.each(nasty)('come back with the one tag %j', (tag) => {
    const sent = query({ tags: [tag] });
    expect(readCatalogueQuery(writeCatalogueQuery(sent))).toEqual(sent);
  });

  it('keep the blank at the end of a text that is being typed', () => {
    expect(readCatalogueQuery(writeCatalogueQuery(query({ q: 'tail ' }))).filters.q).toBe('tail ');
  });

  it('survive half characters', () => {
    expect(() => writeCatalogueQuery(query({ q: '\uD83D', tags: ['\uDE00'] }))).not.toThrow();
  });
});
