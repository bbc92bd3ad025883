import { describe, expect, it } from 'vitest';

import { unknownTagMessage } from './serverMessages';
import { errorMessage, plainFieldText, plainLine } from './serverMessages';

describe('plainFieldText', () => {
  it.each([
    ['Enter a valid email address.', 'email', 'Enter a valid email address.'],
    ['This field may not be blank.', 'full_name', 'Enter a name.'],
    ['This field is required.', 'title', 'Enter a title.'],
    ['This field may not be null.', '3', 'Fill in this field.'],
    ['Ensure this field has no more than 140 characters.', 'title', 'Use at most 140 characters.'],
    ['"secret" is not a valid choice.', 'visibility', '"secret" is not a choice here.'],
    ['Too dull.', 'title', 'Too dull.'],
    ['', 'title', ''],
  ])('says %s about %s', (text, part, said) => {
    expect(plainFieldText(text, part)).toBe(said);
  });
});

describe('plainLine', () => {
  it.each([
    ['authors (1, email): Enter a valid email address.', 'Author 1: enter a valid email address.'],
    ['authors (12, email): This field is required.', 'Author 12: enter an email address.'],
    ['authors (2, full name): This field may not be blank.', 'Author 2: enter a name.'],
    ['authors (3): This field may not be null.', 'Author 3: fill in this field.'],
    ['authors: This list may not be empty.', 'Enter at least one author.'],
    [
      'authors (2, affiliation): Ensure this field has no more than 200 characters.',
      'Author 2, affiliation: use at most 200 characters.',
    ],
    ['title: This field may not be blank.', 'Enter a title.'],
    ['short description: Not a valid string.', 'Enter a short description.'],
    ['title: Ensure this field has no more than 1 characters.', 'Title: use at most 1 character.'],
    ['tags (3): This field may not be null.', 'Tag 3: fill in this field.'],
    ['visibility: "secret" is not a valid choice.', 'Visibility: "secret" is not a choice here.'],
    [
      'version (contents, urn): This value does not match the required pattern.',
      'Version, contents, urn: check how it is written.',
    ],
    ['item 2 (email): Enter a valid email address.', 'Item 2: enter a valid email address.'],
    ['github url: Enter a valid URL.', 'Github url: enter a valid URL.'],
    ['constructor: This field is required.', 'Constructor: fill in this field.'],
    [`tags: ${unknownTagMessage}`, unknownTagMessage],
  ])('says %s as a sentence', (line, sentence) => {
    expect(plainLine(line)).toBe(sentence);
  });

  it.each([
    'authors (1, email): Domain name not allowed.',
    'This field is required.',
    'No scope.',
    'https://a.example: Enter',
    'authors (1, email): Enter a valid email address. Twice.',
    '…',
    '',
  ])('leaves %j as it came', (line) => {
    expect(plainLine(line)).toBe(line);
  });
});

describe('errorMessage', () => {
  it('joins unknown lines by newlines behind "Error "', () => {
    expect(errorMessage(['title: a', 'tags: b'])).toBe('Error title: a\ntags: b');
  });

  it('says known texts as sentences, without the prefix', () => {
    const lines = ['title: This field may not be blank.', 'tags: b', 'citation: c', '…'];
    expect(errorMessage(lines.slice(0, 1))).toBe('Enter a title.');
    expect(errorMessage(lines)).toBe('Enter a title.\nError tags: b\ncitation: c\n…');
  });

  it('is empty where the server said nothing', () => {
    expect(errorMessage([])).toBe('');
  });
});
