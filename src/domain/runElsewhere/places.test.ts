import { describe, expect, it } from 'vitest';
import type { TreeEntry } from '../files/treeEntry';
import { binder } from './binder';
import { codespaces } from './codespaces';
import { colab } from './colab';
import type { Place } from './place';
import { placeEntries } from './places';
import { runSourceOf, type RunSource } from './runSource';
import { templatePlace } from './templatePlace';

const commit = '034931911e853252322f2309f1246a4f1076fd7d';
const git = (id: string) => `urn:trovi:contents:git:${id}`;

function sourceOf(urn: string): RunSource {
  const source = runSourceOf(urn);
  if (!source) throw new Error(`No source: ${urn}`);
  return source;
}

const found = (...paths: string[]) => ({
  entries: paths.map((path): TreeEntry => ({ path, kind: 'file' })),
  isCut: false,
});
const addresses = (place: Place, urn: string, files?: ReturnType<typeof found>) =>
  place.offer(sourceOf(urn), files)?.links.map(({ address }) => address);

describe('Binder', () => {
  it('opens the notebooks of an archive that it unpacks', () => {
    const files = {
      entries: [
        { path: 'code.zip', kind: 'archive' as const },
        { path: 'code.zip/lab-1/a.ipynb', kind: 'file' as const },
      ],
      isCut: false,
    };
    expect(addresses(binder, 'urn:trovi:contents:zenodo:10.5281/zenodo.1', files)).toEqual([
      'https://mybinder.org/v2/zenodo/10.5281/zenodo.1/',
      'https://mybinder.org/v2/zenodo/10.5281/zenodo.1/?labpath=a.ipynb',
    ]);
  });

  // mybinder.readthedocs.io, and the examples in BinderHub's repoproviders.py.
  it.each([
    [
      git('https://github.com/binder-examples/conda@main'),
      'https://mybinder.org/v2/gh/binder-examples/conda/main',
    ],
    [
      git(`https://github.com/binder-examples/conda.git@${commit}`),
      `https://mybinder.org/v2/gh/binder-examples/conda/${commit}`,
    ],
    [
      git('git@github.com:binder-examples/conda.git'),
      'https://mybinder.org/v2/gh/binder-examples/conda/HEAD',
    ],
    [
      git('https://github.com/binder-examples/conda.git@feature/x#1'),
      'https://mybinder.org/v2/gh/binder-examples/conda/feature/x%231',
    ],
    [
      git('https://gitlab.com/group/project/repo.git@main'),
      'https://mybinder.org/v2/gl/group%2Fproject%2Frepo/main',
    ],
    [
      git('https://codeberg.org/lab/traces@v1.0'),
      'https://mybinder.org/v2/git/https%3A%2F%2Fcodeberg.org%2Flab%2Ftraces/v1.0',
    ],
    [
      'urn:trovi:contents:zenodo:10.5281/zenodo.3242074',
      'https://mybinder.org/v2/zenodo/10.5281/zenodo.3242074/',
    ],
  ])('opens %s', (urn, address) => {
    expect(addresses(binder, urn)).toEqual([address]);
  });

  it('opens a notebook in JupyterLab', () => {
    const urn = git('https://github.com/lab/x@v1');
    expect(addresses(binder, urn, found('a/Figure 1.ipynb'))).toEqual([
      'https://mybinder.org/v2/gh/lab/x/v1',
      'https://mybinder.org/v2/gh/lab/x/v1?labpath=a%2FFigure+1.ipynb',
    ]);
  });

  it('cannot reach a host on this computer', () => {
    for (const host of ['localhost:4000', '127.0.0.1', 'git.localhost']) {
      expect(addresses(binder, git(`http://${host}/lab/x@v1`))).toBeUndefined();
    }
  });

  it.each([
    [['environment.yml', 'Dockerfile'], 'from Dockerfile.'],
    [['binder/requirements.txt', 'environment.yml'], 'from binder/requirements.txt.'],
    [['.binder/setup.py', 'environment.yml'], 'starts with Python alone'],
    [['.binder/a', 'binder/a'], 'refuses'],
    [['docs/requirements.txt', 'uv.lock'], 'starts with Python alone'],
    [['pyproject.toml'], 'if it has [project] and [build-system]'],
  ])('says what it does with %j', (paths, words) => {
    const offer = binder.offer(sourceOf(git('https://github.com/lab/x@v1')), found(...paths));
    expect(`${offer?.remark ?? ''}${offer?.warning ?? ''}`).toContain(words);
  });

  it('does not say that a file is missing from a list that is cut', () => {
    const offer = binder.offer(sourceOf(git('https://github.com/lab/x@v1')), {
      entries: [],
      isCut: true,
    });
    expect(offer?.warning).toBeUndefined();
  });
});

describe('Google Colab', () => {
  // The example of Colab's own notebook on GitHub.
  it('opens each notebook at its commit', () => {
    const urn = git(`https://github.com/googlecolab/colabtools.git@main`);
    expect(addresses(colab, urn, found('notebooks/colab-github-demo.ipynb', 'a.py'))).toEqual([
      'https://colab.research.google.com/github/googlecolab/colabtools/blob/main/notebooks/colab-github-demo.ipynb',
    ]);
    const pinned = git(`https://github.com/lab/x@${commit}`);
    expect(
      addresses(colab, pinned, found('b/2.ipynb', 'z 1.ipynb', 'b/.ipynb_checkpoints/2.ipynb')),
    ).toEqual([
      `https://colab.research.google.com/github/lab/x/blob/${commit}/z%201.ipynb`,
      `https://colab.research.google.com/github/lab/x/blob/${commit}/b/2.ipynb`,
    ]);
  });

  it('lists the notebooks of a branch, and cannot list those of a commit', () => {
    expect(addresses(colab, git('https://github.com/googlecolab/colabtools@main'))).toEqual([
      'https://colab.research.google.com/github/googlecolab/colabtools/blob/main',
    ]);
    expect(addresses(colab, git(`https://github.com/lab/x@${commit}`))).toEqual([]);
    expect(addresses(colab, git(`https://github.com/lab/x@1234abc`))).toEqual([]);
  });

  it('opens GitHub alone', () => {
    expect(addresses(colab, git('https://gitlab.com/lab/x@main'))).toBeUndefined();
    expect(addresses(colab, 'urn:trovi:contents:zenodo:10.5281/zenodo.1')).toBeUndefined();
  });
});

describe('GitHub Codespaces', () => {
  // docs.github.com, "Facilitating quick creation and resumption of codespaces".
  it.each([
    ['https://github.com/octo-org/octo-repo', 'https://codespaces.new/octo-org/octo-repo'],
    ['https://github.com/o/r.git@topic/a', 'https://codespaces.new/o/r/tree/topic/a'],
    [`https://github.com/o/r@${commit}`, `https://codespaces.new/o/r/tree/${commit}`],
  ])('opens %s', (id, address) => {
    expect(addresses(codespaces, git(id))).toEqual([address]);
  });

  it('opens GitHub alone', () => {
    expect(addresses(codespaces, git('https://codeberg.org/lab/x@main'))).toBeUndefined();
  });
});

describe('a place of the operator', () => {
  const place = (url: string, host?: string) =>
    templatePlace({ name: 'Ours', note: 'Free.', url, ...(host && { host }) });

  it('opens the address of its template', () => {
    const hub = place('https://binder.example.org/v2/git/{repository}/{ref}');
    expect(addresses(hub, git('https://gitlab.com/a/b.git@feature/x'))).toEqual([
      'https://binder.example.org/v2/git/https%3A%2F%2Fgitlab.com%2Fa%2Fb.git/feature/x',
    ]);
    expect(addresses(hub, 'urn:trovi:contents:zenodo:10.5281/zenodo.1')).toBeUndefined();
    const archive = place('https://binder.example.org/v2/zenodo/{doi}/');
    expect(addresses(archive, 'urn:trovi:contents:zenodo:10.5281/zenodo.1')).toEqual([
      'https://binder.example.org/v2/zenodo/10.5281/zenodo.1/',
    ]);
  });

  it('takes no commit for a branch, and no other host than its own', () => {
    const pull = place('https://hub.example.org/pull?repo={repository}&branch={branch}');
    expect(addresses(pull, git('https://github.com/a/b@v1'))).toEqual([
      'https://hub.example.org/pull?repo=https%3A%2F%2Fgithub.com%2Fa%2Fb&branch=v1',
    ]);
    for (const ref of [`@${commit}`, '@1234abc', '']) {
      expect(addresses(pull, git(`https://github.com/a/b${ref}`))).toBeUndefined();
    }
    const gitHubOnly = place('https://x.org/{repository}', 'GitHub.com');
    expect(addresses(gitHubOnly, git('https://github.com/a/b'))).toHaveLength(1);
    expect(addresses(gitHubOnly, git('https://gitlab.com/a/b'))).toBeUndefined();
  });
});

describe('placeEntries', () => {
  const names = (chosen?: Parameters<typeof placeEntries>[0]) =>
    placeEntries(chosen).map((entry) => (typeof entry === 'string' ? entry : entry.name));

  it('has all known places where nobody chose', () => {
    expect(names()).toEqual(['Binder', 'Google Colab', 'GitHub Codespaces', 'jupyterhub', 'local']);
  });

  it('has the chosen places in their order', () => {
    const own = { name: 'Ours', note: 'Free.', url: 'https://x.org/{doi}' };
    expect(names(['local', own, 'binder', 'local'])).toEqual(['local', 'Ours', 'Binder']);
    expect(names([])).toEqual([]);
  });
});

describe('runSourceOf', () => {
  it.each([
    'https://github.com/a/b@-x',
    'https://github.com/a/b@x y',
    'https://github.com/a/b@a..b',
    'https://github.com/a/b@main~1',
    'https://github.com/a/b@x\u202Ey',
    'https://github.com/a/b@x\ny',
    'https://github.com/a/b@../..',
    'https://github.com/only@main',
    'https://git.example.org/..',
    'https://git.example.org/-rf@main',
    '/srv/repo.git@main',
  ])('refuses %j', (id) => {
    expect(runSourceOf(git(id))).toBeUndefined();
  });

  it('refuses other archives and the object store', () => {
    expect(runSourceOf('urn:trovi:contents:zenodo:10.1145/3458817.1')).toBeUndefined();
    expect(runSourceOf('urn:trovi:contents:zenodo:10.5281/zenodo.1;rm -rf')).toBeUndefined();
    expect(runSourceOf('urn:trovi:contents:chameleon:1')).toBeUndefined();
  });

  it('keeps credentials out', () => {
    expect(runSourceOf(git('https://noor:secret@git.example.org/a/b.git@v1'))).toMatchObject({
      repository: 'https://git.example.org/a/b.git',
      host: 'git.example.org',
    });
  });
});
