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
    'git clone --depth 1 https://github.com/example-lab/tail-latency.git',
    'gh repo clone example-lab/tail-latency',
  ])('cuts %s down to owner and repository', (text) => {
    expect(readRepositoryAddress(text)).toEqual({
      url: 'https://github.com/example-lab/tail-latency',
      name: 'example-lab/tail-latency',
    });
  });

  describe.each(['http://localhost:4000/git', 'https://code.example.org', 'http://[::1]:4000/a/b'])(
    'with the code host %s',
    (codeHost) => {
      it.each(['', '.git', '/', '.git/', '/tree/main', '?tab=readme#usage'])(
        'takes what it shows, with “%s” behind it',
        (tail) => {
          const text = ` ${codeHost}/example-lab/tail-latency${tail} `;
          expect(readRepositoryAddress(text, codeHost)).toEqual({
            url: `${codeHost}/example-lab/tail-latency`,
            name: 'example-lab/tail-latency',
          });
        },
      );

      it.each([
        codeHost,
        `${codeHost}/example-lab`,
        `${codeHost}/example lab/x`,
        `${codeHost}/a/../..`,
        'http://localhost:4001/git/example-lab/tail-latency',
        'http://localhost:4000/gitea/example-lab/tail-latency',
        'https://code.example.org.evil.example/example-lab/tail-latency',
        'https://gitlab.com/example-lab/tail-latency',
      ])('refuses %s', (text) => {
        expect(readRepositoryAddress(text, codeHost).problem).toMatch(/^This is not the address/);
      });

      it('still takes GitHub', () => {
        expect(readRepositoryAddress('github.com/a/b.git', codeHost).url).toBe(
          'https://github.com/a/b',
        );
      });
    },
  );

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
    'http://localhost:4000/git/example-lab/tail-latency',
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
