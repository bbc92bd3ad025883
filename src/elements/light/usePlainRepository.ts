import { useEffect, useState } from 'react';
import type { Artifact } from '../../domain/artifact';
import type { gitHubRepositoryOfArtifact } from '../../domain/artifacts';
import type { GitHubRepository } from '../../domain/git';
import { newestOf } from '../../domain/versions';

/** A URN of anything in git, and one of a repository on GitHub in its plainest form. */
const inGit = /^urn:[^:]*:contents:git:./i;
const onGitHub =
  /^urn:[^:]*:contents:git:https:\/\/github\.com\/([\w-]{1,100})\/([\w-][\w.-]{0,99}?)(\.git)?(@[^@]*)?$/;

/**
 * The GitHub repository of an artifact: as the function of the same name in `components`, which is loaded for any address that is not
 * written plainly.
 */
export function useGitHubRepository(artifact: Artifact): GitHubRepository | undefined {
  const [readWhole, setReadWhole] = useState<typeof gitHubRepositoryOfArtifact>();
  const newest = newestOf(artifact.versions.filter((version) => inGit.test(version.contentsUrn)));
  const [, owner, name] = onGitHub.exec(newest?.contentsUrn ?? '') ?? [];
  const isPlain = Boolean(!newest || name);
  useEffect(() => {
    if (isPlain) return;
    import('../../domain/artifacts').then(
      (module) => setReadWhole(() => module.gitHubRepositoryOfArtifact),
      () => undefined,
    );
  }, [isPlain]);
  if (!owner || !name) return isPlain ? undefined : readWhole?.(artifact);
  return { owner, name, url: `https://github.com/${owner}/${name}` };
}
