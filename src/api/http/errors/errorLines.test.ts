import { describe, expect, it } from 'vitest';

import { readErrorLines, readFieldMessages } from './errorLines';

describe('readErrorLines', () => {
  it.each([
    ['F', { title: ['msg'] }, ['title: msg']],
    [
      'F, several',
      { short_description: ['a', 'b'] },
      ['short description: a', 'short description: b'],
    ],
    ['N', { contents: { urn: ['msg'] } }, ['contents (urn): msg']],
    ['N, deeper', { version: { contents: { urn: ['msg'] } } }, ['version (contents, urn): msg']],
    ['L', { authors: [{}, { email: ['msg'] }] }, ['authors (2, email): msg']],
    ['LT', { authors: { non_field_errors: ['msg'] } }, ['authors: msg']],
    ['LL', { tags: [['msg'], [], ['other']] }, ['tags (1): msg', 'tags (3): other']],
    ['S', ['msg', 'other'], ['msg', 'other']],
    ['SL', [{ email: ['msg'] }, {}], ['item 1 (email): msg']],
    ['D', { detail: 'msg' }, ['msg']],
    ['O', { error: 'invalid_grant', error_description: 'msg' }, ['msg']],
    ['O without description', { error: 'invalid_grant' }, ['invalid_grant']],
    ['O of a field', { patch: [{ error: 'code' }] }, ['patch (1): code']],
    ['O with empty description', { error: 'code', error_description: '' }, ['code']],
    [
      'U',
      { 'Attempted to write invalid field(s)': ['foo', 'sharing_key'], in: '.' },
      ['Attempted to write invalid field(s): foo, sharing key'],
    ],
    [
      'U of a field',
      { 'Attempted to write invalid field(s)': ['foo'], in: 'environment_setup' },
      ['environment setup: Attempted to write invalid field(s): foo'],
    ],
    [
      'U inside L',
      { authors: [{}, { 'Attempted to write invalid field(s)': ['age'], in: '.' }] },
      ['authors (2): Attempted to write invalid field(s): age'],
    ],
    [
      'U inside N',
      { version: { 'Attempted to write invalid field(s)': ['slug'], in: 'contents' } },
      ['version (contents): Attempted to write invalid field(s): slug'],
    ],
    ['V', { min_access_count: 'msg' }, ['min access count: msg']],
    ['G', { non_field_errors: ['msg'] }, ['msg']],
    ['P', { patch: [{}, { value: ['msg'] }] }, ['patch (2, value): msg']],
    ['H', '<!DOCTYPE html><html><body>Bad gateway</body></html>', []],
    ['H, bare', '\n<html>\n<h1>Not Found</h1></html>', []],
    ['no body', undefined, []],
    ['null', null, []],
    ['empty object', {}, []],
    [
      'several fields',
      { title: ['a'], authors: [{ email: ['b'] }] },
      ['title: a', 'authors (1, email): b'],
    ],
    ['a field named in', { in: ['msg'], title: ['other'] }, ['in: msg', 'title: other']],
    ['a field named error', { error: ['msg'] }, ['error: msg']],
    ['numbers and nothing', { limit: 3, title: null, tags: [null, ''] }, ['limit: 3']],
    ['text with angle brackets', { detail: '<no edit permission>' }, ['<no edit permission>']],
  ])('reads shape %s', (_shape, body, lines) => {
    expect(readErrorLines(body)).toEqual(lines);
  });

  it('keeps each message on one line', () => {
    expect(readErrorLines({ detail: ' a\n\n b\tc ' })).toEqual(['a b c']);
  });

  it.each(['title', 'titles'])('shortens a long message of %s between characters', (field) => {
    const [line = ''] = readErrorLines({ [field]: ['😀'.repeat(5000)] });
    expect(line.length).toBeLessThanOrEqual(300);
    expect(line).toMatch(/^titles?: (😀)+…$/u);
  });

  it('ends a long list of messages with an ellipsis', () => {
    const lines = readErrorLines({ tags: Array.from({ length: 10_000 }, () => ['msg']) });
    expect(lines).toHaveLength(21);
    expect(lines[19]).toBe('tags (20): msg');
    expect(lines[20]).toBe('…');
  });

  it('survives deep nesting and keys of the prototype', () => {
    const deep = JSON.parse(`${'{"detail":'.repeat(5000)}"x"${'}'.repeat(5000)}`) as unknown;
    expect(readErrorLines(deep)).toEqual([]);
    const odd = JSON.parse('{"__proto__":["a"],"constructor":["b"],"toString":"c"}') as unknown;
    expect(readErrorLines(odd)).toEqual(['proto : a', 'constructor: b', 'toString: c']);
  });

  it('masks tokens and keys', () => {
    const body = [
      'https://x.org/?access_token=abc.def&limit=2',
      'see /artifacts/1/?sharing_key=MTHx5hKN3w',
      'https://portal.org/1/launch?s=MTHx5hKN3w',
      'bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl!',
    ];
    expect(readErrorLines(body)).toEqual([
      'https://x.org/?access_token=…&limit=2',
      'see /artifacts/1/?sharing_key=…',
      'https://portal.org/1/launch?s=…',
      'bad token …!',
    ]);
  });
});

describe('readFieldMessages', () => {
  it.each([
    ['F', { title: ['a'] }, ['title']],
    ['L', { authors: [{}, { email: ['a'] }] }, ['authors', 1, 'email']],
    ['LT', { authors: { non_field_errors: ['a'] } }, ['authors']],
    ['LL', { tags: [[], ['a']] }, ['tags', 1]],
    ['SL', [{}, { email: ['a'] }], [1, 'email']],
    ['D', { detail: 'a' }, []],
  ])('tells where a message of shape %s belongs', (_shape, body, path) => {
    expect(readFieldMessages(body)).toEqual([{ path, text: 'a' }]);
  });

  it('masks secrets, and keeps messages short and few', () => {
    const secret = { detail: 'https://x.org/?access_token=abc.def' };
    expect(readFieldMessages(secret)[0]?.text).toBe('https://x.org/?access_token=…');
    const messages = readFieldMessages({ title: Array<string>(50).fill('a'.repeat(1000)) });
    expect(messages).toHaveLength(20);
    expect(messages[0]?.text).toHaveLength(300);
  });
});
