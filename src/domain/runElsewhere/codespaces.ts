import { encodePath } from '../artifact/git/repositoryFiles';
import type { Place } from './place';

/**
 * GitHub Codespaces
 * (https://docs.github.com/en/codespaces/setting-up-your-project-for-codespaces/setting-up-your-repository/facilitating-quick-creation-and-resumption-of-codespaces).
 */
export const codespaces: Place = {
  name: 'GitHub Codespaces',
  note: 'Needs a GitHub account. It uses the free hours of each month, and costs money after that.',
  offer(source, found) {
    if (source.kind !== 'git' || !source.gitHub) return undefined;
    const { owner, name } = source.gitHub;
    const repository = `https://codespaces.new/${owner}/${name}`;
    const address =
      source.ref === 'HEAD' ? repository : `${repository}/tree/${encodePath(source.ref)}`;
    const container = found?.entries.find(({ path }) =>
      /^(?:\.devcontainer\/(?:[^/]+\/)?devcontainer\.json|\.devcontainer\.json)$/.test(path),
    );
    return {
      links: [{ address }],
      ...(container && { remark: `Codespaces builds the environment from ${container.path}.` }),
    };
  },
};
