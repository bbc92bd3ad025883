import { describe, expect, it } from 'vitest';
import { describeJsonError } from './describeJsonError';

describe('describeJsonError', () => {
  it.each([
    ['nothing', '', 1, 1],
    ['a page', '<!doctype html>', 1, 1],
    ['an end in the middle', '{ "productName": ', 1, 18],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['a comma too many', '{\n  "a": [1, 2],\n}', 3, 1],
    ['a comma too many in a list', '[1, 2, ]', 1, 8],
    ['a missing colon', '{"a" 1}', 1, 6],
    ['a key without quotes', '{\r\n  a: 1\r\n}', 2, 3],
    ['single quotes', "{'a': 1}", 1, 2],
    ['a comment', '{\n  // The API\n  "a": 1\n}', 2, 3],
    ['a string without an end', '{\n  "a": "https://x.org,\n  "b": 1\n}', 2, 23],
    ['an unknown escape', String.raw`{"a": "C:\dashboard"}`, 1, 10],
    ['a number with a leading zero', '[007]', 1, 3],
    ['a word that is no value', '[tru]', 1, 2],
    ['a bracket of the other kind', '{"a": [1}', 1, 9],
    ['more than one value', '{} {}\n', 1, 4],
    ['a bracket too many', '{"a": {"b": [true, null, -1.5e+3, "\\u00e9\\n"]}}\n}', 2, 1],
  ])('names the place of %s', (_, text, line, column) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(describeJsonError('config.json', text)).toBe(
      `config.json is not valid JSON. See line ${line}, column ${column}.`,
    );
  });
});
