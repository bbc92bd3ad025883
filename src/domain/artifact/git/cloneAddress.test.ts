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
    ['github.com/o/r', 'https://github.com/o/r'],
  ])('reads %j', (text, url) => {
    expect(readCloneAddress(text)).toEqual({ url });
  });

  it.each([
    ['https://github.com/o/r/tree/feature/x', 'https://github.com/o/r', 'feature/x'],
    ['https://github.com/o/r/blob/v1.0/a.md#top', 'https://github.com/o/r', 'v1.0/a.md'],
    ['https://github.com/o/r/tree/refs/heads/x', 'https://github.com/o/r', 'x'],
    ['https://github.com/o/r/commit/4f1c2d9', 'https://github.com/o/r', '4f1c2d9'],
    ['https://github.com/o/r/releases/tag/v1%2B2', 'https://github.com/o/r', 'v1+2'],
    ['https://www.github.com/o/r/issues/7', 'https://github.com/o/r', undefined],
    ['https://raw.githubusercontent.com/o/r/main/a.md', 'https://github.com/o/r', 'main/a.md'],
    ['https://gitlab.com/g/s/r/-/tree/main?ref_type=heads', 'https://gitlab.com/g/s/r', 'main'],
    ['https://gitlab.com/g/s/r/-/tags/v2', 'https://gitlab.com/g/s/r', 'v2'],
    ['https://gitlab.example.org/g/r/-/releases/v2', 'https://gitlab.example.org/g/r', 'v2'],
    ['https://gitlab.com/g/r/tree/main', 'https://gitlab.com/g/r', 'main'],
    ['https://gitlab.com/g/s/src/r', 'https://gitlab.com/g/s/src/r', undefined],
    ['https://codeberg.org/o/r/src/branch/main', 'https://codeberg.org/o/r', 'main'],
    ['https://codeberg.org/o/r/src/tag/v1/docs/', 'https://codeberg.org/o/r', 'v1/docs'],
    ['https://codeberg.org/o/r/issues', 'https://codeberg.org/o/r', undefined],
    [
      'https://git.example.org/o/r/src/commit/4f1c2d9/x',
      'https://git.example.org/o/r',
      '4f1c2d9/x',
    ],
    ['https://git.example.org/o/r/raw/branch/main/x', 'https://git.example.org/o/r', 'main/x'],
    ['https://git.example.org/o/r/releases/tag/v1', 'https://git.example.org/o/r', 'v1'],
    ['https://bitbucket.org/w/r/src/main/', 'https://bitbucket.org/w/r', 'main'],
    [
      'https://bitbucket.org/w/r/src/4f1c2d9/?at=feature%2Fx',
      'https://bitbucket.org/w/r',
      'feature/x',
    ],
    ['https://bitbucket.org/w/r/branch/main', 'https://bitbucket.org/w/r', 'main'],
    ['https://bitbucket.org/w/r/commits/tag/v1', 'https://bitbucket.org/w/r', 'v1'],
    [
      'https://bb.example.org/projects/LAB/repos/r/browse?at=refs%2Fheads%2Fmain',
      'https://bb.example.org/scm/lab/r.git',
      'main',
    ],
    ['https://git.sr.ht/~u/r/tree/main/item/a.md', 'https://git.sr.ht/~u/r', 'main/item/a.md'],
    ['https://gitee.com/o/r/tree/master', 'https://gitee.com/o/r', 'master'],
    ['https://dev.azure.com/o/p/_git/r?version=GBmain', 'https://dev.azure.com/o/p/_git/r', 'main'],
    ['git clone https://github.com/o/r.git', 'https://github.com/o/r.git', undefined],
    [
      '$ git clone --depth 1 -b v1 "https://host.org/o/r.git" folder',
      'https://host.org/o/r.git',
      'v1',
    ],
    [
      'git clone --recursive --branch=v2 git@github.com:o/r.git',
      'https://github.com/o/r.git',
      'v2',
    ],
    ['git clone https://github.com/o/r && cd r', 'https://github.com/o/r', undefined],
    ['git clone -c http.proxy=x https://host.org/o/r', 'https://host.org/o/r', undefined],
    ['gh repo clone o/r', 'https://github.com/o/r', undefined],
    ['<https://github.com/o/r>', 'https://github.com/o/r', undefined],
    ['(https://github.com/o/r)', 'https://github.com/o/r', undefined],
    ['https://github.com/o/r.', 'https://github.com/o/r', undefined],
    ['https://github.com/o/r/archive/refs/tags/v1.0.zip', 'https://github.com/o/r', 'v1.0'],
    ['https://github.com/o/r/archive/feature/x.tar.gz', 'https://github.com/o/r', 'feature/x'],
    ['https://github.com/o/r/zipball/v1', 'https://github.com/o/r', 'v1'],
    ['https://github.com/o/r/releases/download/a/v1/x.tgz', 'https://github.com/o/r', 'a/v1'],
    ['https://codeload.github.com/o/r/zip/refs/heads/main', 'https://github.com/o/r', 'main'],
    ['https://api.github.com/repos/o/r', 'https://github.com/o/r', undefined],
    ['https://github.dev/o/r/tree/x', 'https://github.com/o/r', 'x'],
    ['https://gitlab.com/g/s/r/-/archive/a/v1/r-a-v1.tar.gz', 'https://gitlab.com/g/s/r', 'a/v1'],
    ['https://gitlab.com/g/r/-/releases/v1/downloads/x.zip', 'https://gitlab.com/g/r', 'v1'],
    ['https://gitlab.com/g/r/merge_requests/3', 'https://gitlab.com/g/r', undefined],
    ['https://codeberg.org/o/r/blame/branch/main/x', 'https://codeberg.org/o/r', 'main/x'],
    ['https://codeberg.org/o/r/media/tag/v1/x.png', 'https://codeberg.org/o/r', 'v1/x.png'],
    ['https://codeberg.org/o/r/archive/v1.0.tar.gz', 'https://codeberg.org/o/r', 'v1.0'],
    ['https://git.example.org/o/r/archive/main.zip', 'https://git.example.org/o/r', 'main'],
    ['https://git.example.org/o/r/issues/4', 'https://git.example.org/o/r', undefined],
    ['https://example.org/gitea/o/r/src/branch/main/x', 'https://example.org/gitea/o/r', 'main/x'],
    ['https://bitbucket.org/w/r/get/v1.zip', 'https://bitbucket.org/w/r', 'v1'],
    ['https://git.sr.ht/~u/r/archive/v1.tar.gz', 'https://git.sr.ht/~u/r', 'v1'],
    ['https://git.example.org/a/r.git/tree/x?h=v6', 'https://git.example.org/a/r.git', 'v6'],
    ['https://git.example.org/cgit/log/?h=v6', 'https://git.example.org/cgit', 'v6'],
    ['https://git.example.org/a/r.git/tree/README', 'https://git.example.org/a/r.git', undefined],
    [
      'https://huggingface.co/datasets/o/r/blob/main/x',
      'https://huggingface.co/datasets/o/r',
      'main/x',
    ],
    ['git clone https://host.org/o/r.git dir -b v1', 'https://host.org/o/r.git', 'v1'],
    ['git clone -bv1 https://host.org/o/r.git', 'https://host.org/o/r.git', 'v1'],
    ['git clone --revision=refs/tags/v1 git@host.org:o/r', 'https://host.org/o/r', 'v1'],
    ['!git -C /tmp clone https://host.org/o/r', 'https://host.org/o/r', undefined],
    ['sudo git clone \\\n  https://host.org/o/r', 'https://host.org/o/r', undefined],
    ['git submodule add -b v1 https://host.org/o/r libs/r', 'https://host.org/o/r', 'v1'],
    ['glab repo clone g/s/r', 'https://gitlab.com/g/s/r', undefined],
    ['git clone https://host.org/o/r\ncd r\ngit checkout tags/v1', 'https://host.org/o/r', 'v1'],
    ['git clone -b a https://host.org/o/r; git switch b', 'https://host.org/o/r', 'b'],
    ['git clone https://host.org/o/r; git checkout -b own', 'https://host.org/o/r', undefined],
    ['git clone https://host.org/o/r; git checkout v1 a.md', 'https://host.org/o/r', undefined],
  ])('reads %j', (text, url, refPath) => {
    expect(readCloneAddress(text)).toEqual({ url, ...(refPath && { refPath }) });
  });

  it.each([
    'git clone',
    'git clone --depth 1',
    'git clone /srv/git/r.git',
    'git pull https://github.com/o/r',
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
    'git clone https://host.org/o/one.git\ngit clone https://host.org/o/two.git',
    'git clone https://host.org/o/one.git https://host.org/o/two.git',
    'https://github.com/orgs/o/repositories',
    'https://github.com/sponsors/o',
    'https://o.github.io/r/',
    'https://gitlab.com/groups/g/-/epics/3',
    'https://codeberg.org/explore/repos',
    'https://bitbucket.org/w/workspace/projects/X',
    'https://git.sr.ht/~u',
    'https://hg.sr.ht/~u/r',
    'https://sr.ht/~u/project',
    'https://zenodo.org/records/123',
    'https://doi.org/10.5281/zenodo.123',
    'https://git.example.org/gitweb/?p=r.git;a=summary',
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
