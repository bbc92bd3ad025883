import { describe, expect, it } from 'vitest';
import { type GitRef, gitRefOptions, refNamedBy, searchGitRefs } from './gitRefs';

const hash = (digit: string) => digit.repeat(40);
const ref = (name: string, digit = 'a'): GitRef => ({ name, commit: hash(digit) });
const shown = (refs: GitRef[]) =>
  gitRefOptions(refs).map(({ name, kind, commit }) => `${name} ${kind} ${commit.charAt(0)}`);
const tagsOf = (...names: string[]) =>
  gitRefOptions(names.map((name) => ref(`refs/tags/${name}`))).map(({ name }) => name);

describe('gitRefOptions', () => {
  it("makes of the contract's example what people choose from", () => {
    const refs = [
      ref('HEAD', '4'),
      ref('refs/heads/main', '4'),
      ref('refs/tags/v1.0', '9'),
      ref('refs/tags/v1.0^{}', '7'),
      ref('refs/pull/12/head', '3'),
    ];
    expect(gitRefOptions(refs)).toEqual([
      { ref: 'refs/heads/main', name: 'main', kind: 'default branch', commit: hash('4') },
      { ref: 'refs/tags/v1.0', name: 'v1.0', kind: 'tag', commit: hash('7') },
    ]);
  });

  it('resolves an annotated tag in whatever order its two lines come, and once', () => {
    expect(shown([ref('refs/tags/t^{}', '7'), ref('refs/tags/t', '9')])).toEqual(['t tag 7']);
    expect(shown([ref('refs/tags/t', '9'), ref('refs/tags/t^{}', '7')])).toEqual(['t tag 7']);
    expect(shown([ref('refs/tags/t^{}', '7'), ref('refs/tags/t^{}', '8')])).toEqual(['t tag 7']);
  });

  it('takes the usual name where several branches stand at HEAD, else the first one', () => {
    const heads = (...names: string[]) =>
      shown([ref('HEAD'), ...names.map((name) => ref(`refs/heads/${name}`))]);
    expect(heads('dev', 'main')).toEqual(['main default branch a', 'dev branch a']);
    expect(heads('dev', 'master')).toEqual(['master default branch a', 'dev branch a']);
    expect(heads('two', 'one')).toEqual(['one default branch a', 'two branch a']);
  });

  it('offers HEAD itself where no branch stands there', () => {
    expect(shown([ref('HEAD', '1'), ref('refs/heads/main', '2')])).toEqual([
      'HEAD HEAD 1',
      'main branch 2',
    ]);
  });

  it('hides other namespaces and what names nothing', () => {
    expect(
      shown([
        ref('refs/pull/1/head'),
        ref('refs/merge-requests/2/head'),
        ref('refs/notes/commits'),
        ref('refs/remotes/origin/x'),
        ref('refs/heads/'),
        ref('refs/tags/^{}'),
        ref('main'),
        { name: 'refs/heads/void', commit: '' },
      ]),
    ).toEqual([]);
  });

  it('keeps a branch and a tag of one name apart, and drops repeats', () => {
    expect(
      shown([
        ref('refs/tags/v1', '2'),
        ref('refs/heads/v1', '1'),
        ref('refs/heads/v1', '3'),
        ref('refs/tags/v1', '4'),
      ]),
    ).toEqual(['v1 branch 1', 'v1 tag 2']);
  });

  it('sorts branches as people do, behind the default one', () => {
    const names = ['run-10', 'run-2', 'feature/x', 'Alpha', 'main'];
    const refs = names.map((name) => ref(`refs/heads/${name}`, name === 'main' ? '1' : '2'));
    expect(gitRefOptions([ref('HEAD', '1'), ...refs]).map(({ name }) => name)).toEqual([
      'main',
      'Alpha',
      'feature/x',
      'run-2',
      'run-10',
    ]);
  });

  it.each([
    [
      ['v1.2', 'v1.10', 'v1.9.1'],
      ['v1.10', 'v1.9.1', 'v1.2'],
    ],
    [
      ['v1.0-rc1', 'v1.0', 'v1.0-rc10', 'v1.0-rc2'],
      ['v1.0', 'v1.0-rc10', 'v1.0-rc2', 'v1.0-rc1'],
    ],
    [
      ['1.0', 'v2.0', 'V3'],
      ['V3', 'v2.0', '1.0'],
    ],
    [
      ['camera-ready', 'v1', 'artifact'],
      ['v1', 'artifact', 'camera-ready'],
    ],
    [
      ['release-2', 'v1', 'release-10', 'v2'],
      ['v2', 'v1', 'release-10', 'release-2'],
    ],
    [
      ['2025-12-31', '2026-01-02'],
      ['2026-01-02', '2025-12-31'],
    ],
    [
      ['v1.0.0', 'v1'],
      ['v1', 'v1.0.0'],
    ],
  ])('sorts the tags %j as %j', (given, expected) => {
    expect(tagsOf(...given)).toEqual(expected);
    expect(tagsOf(...given.toReversed())).toEqual(expected);
  });

  it('copes with any names', () => {
    const odd = ['', ' ', '^{}', 'v', '9'.repeat(400), 'ü', '\uD800', '../x', '<b>'];
    const refs = odd.map((name) => ref(`refs/tags/${name}`));
    expect(() => gitRefOptions(refs)).not.toThrow();
    expect(gitRefOptions([])).toEqual([]);
  });
});

describe('searchGitRefs', () => {
  const options = gitRefOptions(
    ['refs/heads/main', 'refs/heads/feature/x', 'refs/heads/domain', 'refs/tags/v1.0'].map((name) =>
      ref(name),
    ),
  );
  const found = (text: string) => searchGitRefs(options, text).map(({ name }) => name);

  it('finds by short name, letter case ignored, beginnings first', () => {
    expect(found('MAIN')).toEqual(['main', 'domain']);
    expect(found('x feat')).toEqual(['feature/x']);
    expect(found('refs')).toEqual([]);
    expect(found('heads')).toEqual([]);
  });

  it('puts the whole name before those that begin with it', () => {
    const tags = gitRefOptions(['v1.0', 'v1', 'rv1'].map((name) => ref(`refs/tags/${name}`)));
    expect(searchGitRefs(tags, 'v1').map(({ name }) => name)).toEqual(['v1', 'v1.0', 'rv1']);
  });

  it('finds everything, in its order, for nothing', () => {
    expect(found('  ')).toEqual(options.map(({ name }) => name));
  });
});

describe('refNamedBy', () => {
  const options = gitRefOptions([
    ref('refs/heads/main', '1'),
    ref('refs/heads/feature/x', '2'),
    ref('refs/tags/v1', '3'),
    ref('refs/heads/both', '4'),
    ref('refs/tags/both', '5'),
    ref('refs/heads/same', '6'),
    ref('refs/tags/same', '6'),
  ]);

  it.each([
    ['main', '1'],
    ['main/docs/a.md', '1'],
    ['feature/x', '2'],
    ['feature/x/docs', '2'],
    ['v1', '3'],
    ['same', '6'],
    [hash('2'), '2'],
    [`${'3'.repeat(7)}/docs`, '3'],
  ])('%s', (refPath, digit) => {
    expect(refNamedBy(options, refPath)?.commit).toBe(hash(digit));
  });

  it.each(['mainline', 'feature', 'both', 'other', 'a'.repeat(40), '222'])(
    'finds none for %s',
    (refPath) => {
      expect(refNamedBy(options, refPath)).toBeUndefined();
    },
  );
});
