import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { gitHubRepositoryOf, gitSourceOf } from './git';
import { cloneCommands, cloneUrl, repositoryPageUrl } from './repositoryLinks';
import { repositoryName } from './repositoryName';
import { gitContentsUrn } from '../contents/contentsUrn';

const prefix = 'urn:trovi:contents:git:';

describe('gitSourceOf', () => {
  it.each([
    ['https://github.com/o/r.git@main', 'https://github.com/o/r.git', 'main'],
    ['https://github.com/o/r@main', 'https://github.com/o/r', 'main'],
    ['https://github.com/o/r.git', 'https://github.com/o/r.git', 'HEAD'],
    ['https://github.com/o/r.git@', 'https://github.com/o/r.git', 'HEAD'],
    ['https://github.com/o/r.git@feature/x', 'https://github.com/o/r.git', 'feature/x'],
    ['https://github.com/o/r@feature/x', 'https://github.com/o/r', 'feature/x'],
    ['https://github.com/o/r.git@v1@rc', 'https://github.com/o/r.git', 'v1@rc'],
    ['https://github.com/o/r@v1@rc', 'https://github.com/o/r', 'v1@rc'],
    ['https://user@host.org/o/r.git@main', 'https://user@host.org/o/r.git', 'main'],
    ['https://user:pw@host.org/o/r@main', 'https://user:pw@host.org/o/r', 'main'],
    ['https://user@host.org/o/r', 'https://user@host.org/o/r', 'HEAD'],
    ['git@github.com:o/r.git@ref', 'git@github.com:o/r.git', 'ref'],
    ['git@github.com:o/r@ref', 'git@github.com:o/r', 'ref'],
    ['git@github.com:o/r', 'git@github.com:o/r', 'HEAD'],
    ['https://host.org:8443/o/r.git@main', 'https://host.org:8443/o/r.git', 'main'],
    ['https://host.org/@scope/r.git@main', 'https://host.org/@scope/r.git', 'main'],
    ['https://host.org/o/r.git/tree/main@4f1c2d9', 'https://host.org/o/r.git/tree/main', '4f1c2d9'],
    ['ssh://git@host.org:22/o/r.git@x:y', 'ssh://git@host.org:22/o/r.git', 'x:y'],
    ['https://host.org', 'https://host.org', 'HEAD'],
  ])('takes %s apart', (id, repository, ref) => {
    expect(gitSourceOf(prefix + id)).toEqual({ repository, ref });
  });

  it('reads a URN in any letter case', () => {
    expect(gitSourceOf('URN:TROVI:CONTENTS:GIT:HTTPS://HOST.ORG/O/R.GIT@v@1')).toEqual({
      repository: 'HTTPS://HOST.ORG/O/R.GIT',
      ref: 'v@1',
    });
  });

  it.each([
    'urn:trovi:contents:digital:https://github.com/o/r.git@main',
    'urn:trovi:image:git:https://github.com/o/r.git@main',
    'urn:trovi:contents:git',
    'urn:trovi:contents:git:',
    'urn:trovi:contents:zenodo:10.5281/zenodo.1',
    '',
  ])('finds no repository in %j', (urn) => {
    expect(gitSourceOf(urn)).toBeUndefined();
  });

  it('reads back what gitContentsUrn wrote', () => {
    const names = { urnNamespace: 'trovi', urnProvider: 'chameleon' };
    expect(gitSourceOf(gitContentsUrn('git@host.org:a@b/c', 'v1@rc', names))).toEqual({
      repository: 'https://host.org/a%40b/c',
      ref: 'v1@rc',
    });
  });
});

describe('gitHubRepositoryOf', () => {
  it.each([
    'https://github.com/example-lab/tail-latency',
    'https://github.com/example-lab/tail-latency.git',
    'https://github.com/example-lab/tail-latency/',
    'https://GitHub.com/example-lab/tail-latency.git/tree/main',
    'https://noor:secret@github.com/example-lab/tail-latency.git',
    'git@github.com:example-lab/tail-latency.git',
    'ssh://git@github.com/example-lab/tail-latency.git',
  ])('reads %s', (repository) => {
    expect(gitHubRepositoryOf(repository)).toEqual({
      owner: 'example-lab',
      name: 'tail-latency',
      url: 'https://github.com/example-lab/tail-latency',
    });
  });

  it.each([
    'https://www.github.com/o/r',
    'https://github.com.evil.org/o/r',
    'https://evil.org/github.com/o/r',
    'https://github.com@evil.org/o/r',
    'https://evil.org\\@github.com/o/r',
    'https://github.com/o',
    'https://github.com/',
    'https://github.com/o/<img>',
    'https://github.com:8443/o/r',
    'https://gitlab.com/o/r',
    'javascript://github.com/o/r',
    '',
  ])('finds no GitHub repository in %j', (repository) => {
    expect(gitHubRepositoryOf(repository)).toBeUndefined();
  });
});

describe('showing a repository', () => {
  it.each([
    ['https://github.com/o/r.git/tree/main', 'o/r', 'https://github.com/o/r'],
    [
      'https://noor:secret@git.example.org:8443/latency/raw.git',
      'latency/raw',
      'https://git.example.org:8443/latency/raw',
    ],
    ['git@gitlab.com:group/sub/r.git', 'sub/r', 'https://gitlab.com/group/sub/r'],
    ['https://gitlab.com/group/r/-/tree/main', 'group/r', 'https://gitlab.com/group/r'],
    ['http://localhost:4000/git/lab/r.git', 'lab/r', 'http://localhost:4000/git/lab/r'],
    ['https://git.example.org/r.git', 'r', 'https://git.example.org/r'],
    ['https://git.example.org', 'git.example.org', 'https://git.example.org'],
    ['https://git.example.org/a/../../b/r', 'b/r', 'https://git.example.org/a/b/r'],
    ['/srv/git/lab/r.git', 'lab/r', undefined],
    ['file:///srv/git/lab/r.git', 'lab/r', undefined],
    ['javascript:alert(1)', 'javascript:alert(1)', undefined],
    ['javascript://host/%0aalert(1)', 'host/%0aalert(1)', undefined],
    ['data:text/html,<script>', 'data:text/html,<script>', undefined],
    ['https://exa<mple>.org/o/r', 'o/r', undefined],
    ['https://github.com:99999/o/r.git', 'o/r', undefined],
    ['https://1.2.3.999/o/r.git', 'o/r', undefined],
    ['', '', undefined],
  ])('%j is called %j and found at %j', (repository, name, page) => {
    expect(repositoryName(repository)).toBe(name);
    expect(repositoryPageUrl(repository)).toBe(page);
  });

  it.each([
    ['https://noor:secret@github.com/o/r.git', 'https://github.com/o/r.git'],
    ['git@github.com:o/r.git', 'https://github.com/o/r.git'],
    ['https://github.com/o/r', 'https://github.com/o/r'],
    ['https://github.com/o/r.git/tree/main', 'https://github.com/o/r.git'],
    ['http://localhost:4000/git/lab/r.git', 'http://localhost:4000/git/lab/r.git'],
    ['https://host.org/o/r$(x)`y`;z w', 'https://host.org/o/r$(x)%60y%60;z%20w'],
  ])('%s is cloned from %s', (repository, url) => {
    expect(cloneUrl(repository)).toBe(url);
  });

  it.each([
    'https://noor:secret@host.org/o/r.git',
    'https://noor:secret@exa<mple>.org/o/r.git',
    'ftp://noor:secret@host.org/o/r.git',
    'noor:secret@host.org/o/r.git',
    'https://noor:se@cret@host.org/o/r.git',
  ])('never shows the credentials of %s', (repository) => {
    const commands = cloneCommands({ repository, ref: 'main' }).join('\n');
    for (const shown of [
      repositoryName(repository),
      cloneUrl(repository),
      repositoryPageUrl(repository),
      commands,
    ]) {
      expect(shown ?? '').not.toMatch(/se@?cret/);
    }
  });
});

describe('cloneCommands', () => {
  it('clones, enters and checks out', () => {
    const repository = 'https://github.com/okafor-lab/nvmeof-tail';
    expect(cloneCommands({ repository, ref: '4be91d7' })).toEqual([
      'git clone https://github.com/okafor-lab/nvmeof-tail',
      'cd nvmeof-tail',
      'git checkout 4be91d7',
    ]);
    expect(cloneCommands({ repository: `${repository}.git`, ref: 'HEAD' })).toEqual([
      'git clone https://github.com/okafor-lab/nvmeof-tail.git',
      'cd nvmeof-tail',
    ]);
  });

  it.each([
    ...['/srv/git/x', 'ext::sh -c evil', '--upload-pack=evil', 'https://host.org', ''],
    ...['https://host.org/o/...git', 'https://host.org/o/..git', 'https://host.org/o/....git'],
  ])('has nothing to type for %j', (repository) => {
    expect(cloneCommands({ repository, ref: 'main' })).toEqual([]);
  });

  const hostile = [
    '; rm -rf ~',
    '$(touch pwned)',
    '`touch pwned`',
    "it's",
    '-x',
    '--orphan=evil',
    'a b',
    'a"b',
    '~root',
    '!!',
    '*',
    '',
    'a\nb',
    '\u001b[201~evil',
    'v1\u202Egpj',
  ];

  it.each(hostile)('hands a shell the ref %j as one argument', (ref) => {
    const commands = cloneCommands({ repository: 'https://host.org/o/r', ref });
    const checkout = commands[2] ?? 'git checkout';
    const expected = ref.replace(/[\p{Cc}\u202E]/gu, '');
    const words = shellWords(checkout).filter((word) => word !== '--');
    expect(words).toEqual(expected ? ['git', 'checkout', expected] : ['git', 'checkout']);
    if (expected.startsWith('-')) expect(checkout).toContain(' -- ');
    expect(commands.every((command) => !command.includes('\n'))).toBe(true);
  });

  it.each([
    'https://host.org/o/-x',
    "https://host.org/o/it's;$(touch pwned).git",
    'https://host.org/o/a&b',
  ])('hands a shell the address %s as one argument', (repository) => {
    const [clone = '', enter = ''] = cloneCommands({ repository, ref: 'HEAD' });
    expect(shellWords(clone)).toEqual(['git', 'clone', cloneUrl(repository)]);
    const folder = cloneUrl(repository)
      .replace(/^.*\//, '')
      .replace(/\.git$/, '');
    expect(shellWords(enter).at(-1)).toBe(folder);
  });
});

/** The arguments that a POSIX shell would read from a line, without running it. */
function shellWords(command: string): string[] {
  const script = `for word in ${command}; do printf '%s\\0' "$word"; done`;
  return execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8', cwd: '/' })
    .split('\0')
    .slice(0, -1);
}
