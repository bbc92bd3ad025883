import { describe, expect, it } from 'vitest';
import { readCloneAddress } from './cloneAddress';

describe('readCloneAddress', () => {
  it.each([
    [' https://github.com/o/r.git ', 'https://github.com/o/r.git'],
    ['https://github.com/o/r', 'https://github.com/o/r'],
    ['http://localhost:4000/git/lab/r.git', 'http://localhost:4000/git/lab/r.git'],
    ['http://localhost:4000/git/lab/r', 'http://localhost:4000/git/lab/r'],
    ['ssh://git@host.org:22/o/r.git', 'https://host.org/o/r.git'],
    ['git@github.com:o/r.git', 'https://github.com/o/r.git'],
    ['https://noor:secret@host.org/o/r.git#x', 'https://host.org/o/r.git'],
    ['https://github.com/o/r/tree/main', 'https://github.com/o/r'],
    ['github.com/o/r', 'https://github.com/o/r'],
  ])('reads %j', (text, url) => {
    expect(readCloneAddress(text)).toEqual({ url });
  });

  it.each([
    'h',
    'https://',
    'https://host.org',
    'https://github.com/o',
    'https://exa<mple>.org/o/r',
    'javascript:alert(1)',
    'ftp://host.org/o/r',
    'file:///srv/git/r.git',
    '/srv/git/r.git',
    'a repository',
  ])('refuses %j', (text) => {
    const reading = readCloneAddress(text);
    expect(reading.url).toBeUndefined();
    expect(reading.problem).toMatch(/^This is not the clone URL of a git repository\./);
  });

  it.each(['', '  '])('asks for one where there is %j', (text) => {
    expect(readCloneAddress(text)).toEqual({
      problem: 'Please enter the clone URL of a git repository.',
      isMissing: true,
    });
  });
});
