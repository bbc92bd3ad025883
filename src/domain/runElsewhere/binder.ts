import { encodePath } from '../artifact/git/repositoryFiles';
import { encodeSegment } from '../addresses/webAddress';
import { unpackedEntries } from '../files/archives';
import { binderEnvironment } from './binderEnvironment';
import { type FoundFiles, notebooksIn } from './foundFiles';
import type { Place, PlaceOffer } from './place';
import { isReachable, type RunSource } from './runSource';

/**
 * mybinder.org, which builds an environment from the files of a repository
 * (https://mybinder.readthedocs.io, and `repoproviders.py` of BinderHub).
 */
export const binder: Place = {
  name: 'Binder',
  note: 'Free, without an account. It takes minutes to start, has 1 to 2 GB of memory, and keeps no files.',
  offer(source, tree) {
    const address = binderAddress(source);
    if (!address) return undefined;
    const found = tree && { ...tree, entries: unpackedEntries(tree.entries) };
    const notebooks = found ? notebooksIn(found) : [];
    return {
      links: [
        { address },
        ...notebooks.map((notebook) => ({
          notebook,
          address: `${address}?${new URLSearchParams({ labpath: notebook }).toString()}`,
        })),
      ],
      ...remarks(found),
    };
  },
};

/** The address of a version on mybinder.org. `undefined` for a repository that it cannot reach. */
export function binderAddress(source: RunSource): string | undefined {
  const base = 'https://mybinder.org/v2';
  if (source.kind === 'zenodo') return `${base}/zenodo/${source.doi}/`;
  if (!isReachable(source)) return undefined;
  const { gitHub, gitLabPath, repository } = source;
  const ref = encodePath(source.ref);
  if (gitHub) return `${base}/gh/${gitHub.owner}/${gitHub.name}/${ref}`;
  if (gitLabPath) return `${base}/gl/${encodeSegment(gitLabPath)}/${ref}`;
  return `${base}/git/${encodeSegment(repository)}/${ref}`;
}

function remarks(found: FoundFiles | undefined): Pick<PlaceOffer, 'remark' | 'warning'> {
  const environment = found && binderEnvironment(found);
  if (!environment) return {};
  if (environment === 'none') {
    return { warning: 'No file describes an environment, so Binder starts with Python alone.' };
  }
  if (environment === 'conflict') {
    return { warning: 'Binder refuses repositories with both a binder and a .binder folder.' };
  }
  if (environment === 'pyproject.toml') {
    return {
      remark: 'Binder installs from pyproject.toml if it has [project] and [build-system].',
    };
  }
  return { remark: `Binder builds the environment from ${environment}.` };
}
