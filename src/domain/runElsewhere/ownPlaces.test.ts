import { describe, expect, it } from 'vitest';
import { zenodoHost } from '../../../tests/builders/zenodoHost';
import { fileSourceOf } from '../files/fileSource';
import type { TreeEntry } from '../files/treeEntry';
import { hubLinks, hubRefusal, hubSource, readHubAddress } from './jupyterHub';
import { localLines } from './localLines';
import { runSourceOf } from './runSource';

const commit = '9ced85dd9a84859d0767369e58f33912a214a3cf';
const sourceOf = (id: string) => {
  const source = runSourceOf(`urn:trovi:contents:${id}`);
  if (!source) throw new Error(`No source: ${id}`);
  return source;
};
const gitOf = (id: string) => {
  const source = hubSource(sourceOf(`git:${id}`));
  if (!source) throw new Error(`No repository: ${id}`);
  return source;
};
const found = (...paths: string[]) => ({
  entries: paths.map((path): TreeEntry => ({ path, kind: 'file' })),
  isCut: false,
});

describe('a JupyterHub', () => {
  // As the link generator of nbgitpuller writes them: repo, urlpath, branch.
  it.each([
    [
      'https://hub.example.com/',
      'https://github.com/my-user/my-repository.git@main',
      'https://hub.example.com/hub/user-redirect/git-pull?repo=https%3A%2F%2Fgithub.com%2Fmy-user%2Fmy-repository&urlpath=lab%2Ftree%2Fmy-repository%2F&branch=main',
    ],
    [
      'https://hub.example.com/jupyter/',
      'https://git.example.org/a/b.git',
      'https://hub.example.com/jupyter/hub/user-redirect/git-pull?repo=https%3A%2F%2Fgit.example.org%2Fa%2Fb.git&urlpath=lab%2Ftree%2Fb.git%2F',
    ],
  ])('on %s pulls %s', (hub, id, address) => {
    expect(hubLinks(hub, gitOf(id))).toEqual([{ address }]);
  });

  it('opens a notebook', () => {
    const links = hubLinks(
      'https://h.org/',
      gitOf('https://github.com/a/b@v1'),
      found('x/1.ipynb'),
    );
    expect(links[1]).toEqual({
      notebook: 'x/1.ipynb',
      address:
        'https://h.org/hub/user-redirect/git-pull?repo=https%3A%2F%2Fgithub.com%2Fa%2Fb&urlpath=lab%2Ftree%2Fb%2Fx%2F1.ipynb&branch=v1',
    });
  });

  it.each([
    [commit, true],
    [commit.slice(0, 7), true],
    ['20260301', false],
    ['v1.0', false],
    ['deadline', false],
  ])('at %s: refused %s', (ref, isRefused) => {
    const source = gitOf(`https://github.com/a/b@${ref}`);
    expect(hubRefusal(source) !== undefined).toBe(isRefused);
    expect(hubLinks('https://h.org/', source)).toHaveLength(isRefused ? 0 : 1);
  });

  it.each([
    ['hub.example.org', 'https://hub.example.org/'],
    [' https://hub.example.org/hub/home?x=1#y ', 'https://hub.example.org/'],
    ['https://example.org/jupyter/user/noor/lab/tree/a', 'https://example.org/jupyter/'],
    ['https://example.org:8443/jupyter', 'https://example.org:8443/jupyter/'],
    ['http://localhost:8000', 'http://localhost:8000/'],
    ['http://hub.example.org', undefined],
    ['https://noor:secret@hub.example.org', undefined],
    ['javascript://x.org/%0aalert(1)', undefined],
    ['javascript:alert(1)', undefined],
    ['hub', undefined],
    ['', undefined],
    ['a b', undefined],
  ])('has the address %j: %j', (text, address) => {
    expect(readHubAddress(text)).toBe(address);
  });
});

describe('localLines', () => {
  const lines = (id: string, ...paths: string[]) =>
    Object.fromEntries(
      localLines(sourceOf(id), found(...paths)).map(({ program, lines: all }) => [program, all]),
    );

  it('clones, and builds at the ref', () => {
    // The example of the documentation of repo2docker.
    expect(lines(`git:https://github.com/norvig/pytudes@${commit}`)).toEqual({
      git: ['git clone https://github.com/norvig/pytudes', 'cd pytudes', `git checkout ${commit}`],
      repo2docker: [`repo2docker --ref ${commit} https://github.com/norvig/pytudes`],
    });
    expect(lines('git:https://github.com/norvig/pytudes').repo2docker).toEqual([
      'repo2docker https://github.com/norvig/pytudes',
    ]);
    expect(lines('zenodo:10.5281/zenodo.3242074')).toEqual({
      repo2docker: ['repo2docker 10.5281/zenodo.3242074'],
    });
  });

  it('downloads the files of a record, and checks them', () => {
    const id = 'zenodo:10.5281/zenodo.3242074';
    const files = fileSourceOf(`urn:trovi:contents:${id}`, [zenodoHost]);
    const entries: TreeEntry[] = [
      { path: 'code.zip', kind: 'archive', checksum: 'md5:0cc175b9c0f1b6a831c399e269772661' },
      { path: 'code.zip/a.py', kind: 'file' },
      { path: 'notes.txt', kind: 'file' },
    ];
    const linesOf = (all: TreeEntry[], isCut = false) =>
      localLines(sourceOf(id), { source: files, entries: all, isCut })[1]?.lines;
    expect(linesOf(entries)).toEqual([
      'curl -L -o code.zip https://zenodo.org/records/3242074/files/code.zip',
      "echo '0cc175b9c0f1b6a831c399e269772661  code.zip' | md5sum -c",
      'curl -L -o notes.txt https://zenodo.org/records/3242074/files/notes.txt',
    ]);
    for (const path of ['-o', "a'b", 'a b', '$(id)']) {
      expect(linesOf([...entries, { path, kind: 'file' }])).toBe(undefined);
    }
    expect(linesOf(entries, true)).toBe(undefined);
  });

  it.each([
    ['Dockerfile', ['docker build -t traces .', 'docker run --rm -it traces']],
    [
      'binder/Dockerfile',
      ['docker build -t traces -f binder/Dockerfile .', 'docker run --rm -it traces'],
    ],
    [
      "it's/$(id)/Dockerfile",
      [`docker build -t traces './it'\\''s/$(id)'`, 'docker run --rm -it traces'],
    ],
  ])('builds %s', (path, docker) => {
    expect(lines('git:https://github.com/lab/Traces@v1', path).Docker?.slice(3)).toEqual(docker);
  });

  it('does not choose among several Dockerfiles', () => {
    expect(lines('git:https://github.com/lab/x@v1', 'a/Dockerfile', 'b/Dockerfile').Docker).toBe(
      undefined,
    );
  });

  it.each([
    ["x';id;'", `'x'\\'';id;'\\'''`],
    ['$(id)', `'$(id)'`],
    ['`id`', "'`id`'"],
    ['a&b|c>d', `'a&b|c>d'`],
  ])('quotes the ref %s', (ref, quoted) => {
    const { git, repo2docker } = lines(`git:https://github.com/a/b@${ref}`);
    expect(git?.at(-1)).toBe(`git checkout ${quoted}`);
    expect(repo2docker).toEqual([`repo2docker --ref ${quoted} https://github.com/a/b`]);
  });
});
