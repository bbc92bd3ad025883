import { describe, expect, it } from 'vitest';

import { gitRefsFromResponse, lookUpGitRequest } from './lookUpGit';

const portal = new URL('https://portal.example.org/');
const commit = '4f1c2d9e8b7a6c5d4e3f2a1b0c9d8e7f6a5b4c3d';

describe('lookUpGitRequest', () => {
  it('asks with the final slash and without headers, which would need a preflight', () => {
    const address = 'https://github.com/example-lab/tail-latency.git';
    const request = lookUpGitRequest(portal, address);
    expect(request.method).toBe('GET');
    expect(request.url).toBe(
      'https://portal.example.org/experiment/share/api/git/?remote_url=https%3A%2F%2Fgithub.com%2Fexample-lab%2Ftail-latency.git',
    );
    expect(request.headers).toEqual({});
  });

  it.each([
    [' https://git.example.org/a/b+c ', 'https://git.example.org/a/b+c'],
    ['git@github.com:a/b.git', 'https://github.com/a/b.git'],
    ['https://me:secret@git.example.org/a/b.git#readme', 'https://git.example.org/a/b.git'],
    ['nonsense', 'nonsense'],
  ])('asks for %j by the address that its URN holds', (address, remote) => {
    const { searchParams } = new URL(lookUpGitRequest(portal, address).url);
    expect(searchParams.get('remote_url')).toBe(remote);
  });

  it.each(['', '  ', '#readme'])('throws if %j is not an address', (address) => {
    expect(() => lookUpGitRequest(portal, address)).toThrow(TypeError);
  });
});

describe('gitRefsFromResponse', () => {
  it('reads the refs in their order', () => {
    const tag = '9b2e000000000000000000000000000000000000';
    const result = [
      [commit, 'HEAD'],
      [commit, 'refs/heads/main'],
      [tag, 'refs/tags/v1.0'],
      [commit, 'refs/tags/v1.0^{}'],
    ];
    expect(gitRefsFromResponse({ result })).toEqual([
      { commit, name: 'HEAD' },
      { commit, name: 'refs/heads/main' },
      { commit: tag, name: 'refs/tags/v1.0' },
      { commit, name: 'refs/tags/v1.0^{}' },
    ]);
  });

  it('accepts an empty list', () => {
    expect(gitRefsFromResponse({ result: [] })).toEqual([]);
  });

  it.each([
    [[]],
    [[commit]],
    [[commit, '']],
    [[commit, 5]],
    [['main', 'refs/heads/main']],
    [[null, 'HEAD']],
    [{ commit, name: 'HEAD' }],
    [null],
    [commit],
  ])('ignores the broken pair %j', (pair) => {
    expect(gitRefsFromResponse({ result: [pair, [commit, 'HEAD']] })).toEqual([
      { commit, name: 'HEAD' },
    ]);
  });

  it.each([{}, { result: {} }, { result: null }, [], null])('rejects %j', (response) => {
    expect(() => gitRefsFromResponse(response)).toThrow(expect.objectContaining({ code: 'shape' }));
  });
});
