import { describe, expect, it } from 'vitest';

import { readRepositoryAddress } from './repositoryAddress';

describe('readRepositoryAddress', () => {
  it.each([
    'https://github.com/example-lab/tail-latency',
    ' https://github.com/example-lab/tail-latency/ ',
    'https://github.com/example-lab/tail-latency.git',
    'http://github.com/example-lab/tail-latency',
    'HTTPS://GitHub.com/example-lab/tail-latency',
    'https://www.github.com/example-lab/tail-latency',
    'www.github.com/example-lab/tail-latency',
    'github.com/example-lab/tail-latency',
    'git@github.com:example-lab/tail-latency.git',
    'ssh://git@github.com/example-lab/tail-latency.git',
    'https://someone:secret@github.com/example-lab/tail-latency',
    'https://github.com/example-lab/tail-latency/tree/main/data',
    'https://github.com/example-lab/tail-latency/blob/main/trovi.json',
    'https://github.com/example-lab/tail-latency?tab=readme-ov-file#usage',
  ])('cuts %s down to owner and repository', (text) => {
    expect(readRepositoryAddress(text)).toEqual({
      url: 'https://github.com/example-lab/tail-latency',
      name: 'example-lab/tail-latency',
    });
  });

  it.each(['', '   '])('asks for an address where there is none', (text) => {
    expect(readRepositoryAddress(text).problem).toBe(
      'Please enter the address of a GitHub repository.',
    );
  });

  it.each([
    'tail-latency',
    'example-lab/tail-latency',
    'https://github.com/example-lab',
    'https://github.com/',
    'https://gitlab.com/example-lab/tail-latency',
    'https://github.com.example.org/example-lab/tail-latency',
    'https://example.org/github.com/example-lab',
    'https://gist.github.com/example-lab/83ccaf9e',
    'https://github.com/example lab/tail<latency>',
    'javascript:alert(1)',
    'file:///home/me/repo',
  ])('refuses %s', (text) => {
    expect(readRepositoryAddress(text).problem).toBe(
      'This is not the address of a GitHub repository. It should look like https://github.com/owner/repo',
    );
  });
});
