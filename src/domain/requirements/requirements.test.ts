import { describe, expect, it } from 'vitest';
import type { TreeEntry } from '../files/treeEntry';
import { hasDependencies } from './environments';
import { fileToCheck, unpinnedIn } from './pinning';
import { requirementsOf } from './requirements';

const of = (...paths: string[]) =>
  requirementsOf(paths.map((path): TreeEntry => ({ path, kind: 'file', size: 100 })));
const names = (...paths: string[]) => of(...paths).environments.map(({ program }) => program);

describe('requirementsOf', () => {
  it('counts notebooks and scripts by language', () => {
    const { languages } = of(
      'a.py',
      'b/c.PY',
      'run.sh',
      'x.ipynb',
      'figures.Rmd',
      'workflow/Snakefile',
      'data.csv',
      '.ipynb_checkpoints/x.ipynb',
      'node_modules/a/index.js',
      'constructor',
    );
    expect(languages.map(({ name, paths }) => [name, paths.length])).toEqual([
      ['Jupyter', 1],
      ['R Markdown', 1],
      ['Python', 2],
      ['Shell', 1],
      ['Snakemake', 1],
    ]);
  });

  it.each([
    ['Dockerfile', 'Docker'],
    ['.devcontainer/devcontainer.json', 'Dev container'],
    ['environment.yml', 'conda'],
    ['requirements.txt', 'pip'],
    ['pyproject.toml', 'Python'],
    ['uv.lock', 'uv'],
    ['poetry.lock', 'Poetry'],
    ['renv.lock', 'renv'],
    ['DESCRIPTION', 'R'],
    ['Project.toml', 'Julia'],
    ['Makefile', 'Make'],
    ['spack.yaml', 'Spack'],
    ['guix.scm', 'Guix'],
    ['manifest.scm', 'Guix'],
    ['flake.nix', 'Nix'],
    ['shell.nix', 'Nix'],
    ['.binder/postBuild', 'repo2docker'],
    ['binder/install.R', 'R'],
  ])('takes %s as a file of %s', (path, program) => {
    expect(names(path)).toEqual([program]);
  });

  it('takes no other files', () => {
    expect(
      names('docs/DESCRIPTION', 'description.md', 'my-requirements.md', 'a/runtime.txt'),
    ).toEqual([]);
    expect(hasDependencies(of('Makefile').environments)).toBe(false);
  });

  it('looks into archives', () => {
    const inside = ['LICENSE', 'README.md', 'DESCRIPTION'].map((name): TreeEntry => ({
      path: `a.zip/lab-1/${name}`,
      kind: 'file',
    }));
    const found = requirementsOf([{ path: 'a.zip', kind: 'archive' }, ...inside]);
    expect(found.licences).toEqual(['a.zip/lab-1/LICENSE']);
    expect(found.readme).toBe('a.zip/lab-1/README.md');
    expect(found.environments.map(({ program }) => program)).toEqual(['R']);
    expect([found.hasUnlistedArchives, of('data.tar.gz').hasUnlistedArchives]).toEqual([
      false,
      true,
    ]);
  });

  it('finds licences and the README', () => {
    const found = of(
      'LICENSE',
      'LICENSE-APACHE',
      'COPYING.LESSER',
      'licence.md',
      'UNLICENSE',
      'LICENSES/MIT.txt',
      'src/LICENSE',
      'license.py',
      'licensing/a',
      'readme.rst',
      'guide/readme.md',
    );
    expect(found.licences).toEqual([
      'COPYING.LESSER',
      'LICENSE',
      'LICENSE-APACHE',
      'UNLICENSE',
      'licence.md',
      'LICENSES/MIT.txt',
    ]);
    expect(found.readme).toBe('readme.rst');
    const link: TreeEntry = { path: 'LICENSE', kind: 'link' };
    expect(requirementsOf([link]).licences).toEqual(['LICENSE']);
  });

  it('adds up sizes only if all are known', () => {
    expect(of('a', 'b')).toMatchObject({ count: 2, size: 200 });
    expect(requirementsOf([{ path: 'a', kind: 'file' }])).not.toHaveProperty('size');
    expect(requirementsOf([])).toMatchObject({ count: 0, hasSubmodules: false });
  });
});

describe('pinned versions', () => {
  it('are checked in the text of one file, unless there is a lock file', () => {
    expect(fileToCheck(of('requirements.txt', 'Dockerfile').environments)).toBe('requirements.txt');
    expect(fileToCheck(of('binder/environment.yml').environments)).toBe('binder/environment.yml');
    expect(fileToCheck(of('requirements.txt', 'uv.lock').environments)).toBeUndefined();
    expect(fileToCheck(of('Dockerfile').environments)).toBeUndefined();
  });

  it('are those with == in requirements.txt', () => {
    const text = `# Tools
numpy==2.1.0
pandas>=2  # new
scipy == 1.14.1 ; python_version > "3.9"
matplotlib
requests[socks]==2.*
x==1.0 \\
    --hash=sha256:${'a'.repeat(64)}
git+https://github.com/lab/a@main
git+https://github.com/lab/b@${'1a'.repeat(20)}
c @ https://example.org/c-1.0.whl
-r other.txt
--index-url https://example.org
./local
`;
    expect(unpinnedIn('requirements.txt', text)).toEqual([
      'pandas>=2',
      'matplotlib',
      'requests[socks]==2.*',
      'git+https://github.com/lab/a@main',
    ]);
  });

  it('are those with = and a number in environment.yml', () => {
    const text = `name: x
channels:
  - conda-forge
dependencies:
  - python=3.13
  - numpy
  - "scipy=1.14.1=py313_0"
  - conda-forge::pandas=2.*
  - pip
  - pip:
      - a==1
      - b
  - r-base>=4
variables:
  - none
`;
    expect(unpinnedIn('environment.yml', text)).toEqual([
      'numpy',
      'conda-forge::pandas=2.*',
      'pip',
      'b',
      'r-base>=4',
    ]);
    expect(unpinnedIn('environment.yml', 'x: y')).toEqual([]);
  });
});
