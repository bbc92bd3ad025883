import { encodePath } from '../artifact/git/repositoryFiles';
import { maybeCommitHash } from '../artifact/git/gitRef';
import { isEntryPath } from '../files/treeEntry';
import { notebooksIn } from './foundFiles';
import type { Place } from './place';
import type { RunSource } from './runSource';

/**
 * Google Colab, which opens one notebook of a repository on GitHub
 * (https://colab.research.google.com/github/googlecolab/colabtools/blob/main/notebooks/colab-github-demo.ipynb).
 */
export const colab: Place = {
  name: 'Google Colab',
  note: 'Free with a Google account. It opens one notebook, without the other files and the environment.',
  offer(source, found) {
    const base = repositoryAddress(source);
    if (source.kind !== 'git' || !base) return undefined;
    const notebooks = found && notebooksIn(found);
    if (!notebooks) {
      // Without a path, Colab lists the notebooks of a branch, and not those of a commit.
      return { links: maybeCommitHash(source.ref) ? [] : [{ address: base }] };
    }
    if (notebooks.length === 0) return { links: [], remark: 'This version has no notebooks.' };
    return {
      links: notebooks.map((notebook) => ({
        notebook,
        address: `${base}/${encodePath(notebook)}`,
      })),
    };
  },
};

/** The address of a notebook in Colab. `undefined` if there can be no such notebook on GitHub. */
export function colabAddress(source: RunSource, notebook: string): string | undefined {
  const base = repositoryAddress(source);
  const isNotebook = /\.ipynb$/i.test(notebook) && isEntryPath(notebook);
  return base && isNotebook ? `${base}/${encodePath(notebook)}` : undefined;
}

function repositoryAddress(source: RunSource): string | undefined {
  if (source.kind !== 'git' || !source.gitHub) return undefined;
  const { owner, name } = source.gitHub;
  return `https://colab.research.google.com/github/${owner}/${name}/blob/${encodePath(source.ref)}`;
}
