import { gitHubRepositoryOf, repositoryName, repositoryPageUrl } from '../../../domain/git/git';

/** A link to a repository's page. */
export interface RepositoryView {
  url: string;
  name: string;
  /** `View owner/name on GitHub`. */
  text: string;
}

/** The link to a repository's page. `undefined` when it has no page on the web. */
export function repositoryView(repository: string): RepositoryView | undefined {
  const onGitHub = gitHubRepositoryOf(repository);
  const url = onGitHub?.url ?? repositoryPageUrl(repository);
  if (!url) return undefined;
  const name = repositoryName(repository);
  return { url, name, text: `View ${name} on ${onGitHub ? 'GitHub' : hostOf(url)}` };
}

/** The host of an address, to show where a link leads. */
export function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}
