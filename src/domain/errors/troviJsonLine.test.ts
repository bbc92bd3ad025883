import { describe, expect, it } from 'vitest';
import { troviJsonLine } from './troviJsonLine';

describe('troviJsonLine', () => {
  it.each([
    ['title: This field is required.', 'Add a title to trovi.json, as “name”.'],
    [
      'short description: This field may not be blank.',
      'Add a short description to trovi.json, as “disambiguatingDescription”.',
    ],
    [
      'authors (1, email): This field may not be blank.',
      'Author 1: add an email address to trovi.json, as “email”.',
    ],
    [
      'title: Ensure this field has no more than 140 characters.',
      'Title: use at most 140 characters.',
    ],
    ['constructor: This field is required.', 'Constructor: fill in this field.'],
    ['The repository has no trovi.json.', 'The repository has no trovi.json.'],
  ])('says of %j what to change', (line, words) => {
    expect(troviJsonLine(line)).toBe(words);
  });
});
