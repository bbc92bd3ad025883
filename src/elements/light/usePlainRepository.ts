import { useEffect, useState } from 'react';
import type { Artifact } from '../../domain/artifact/artifact';
import type { gitHubRepositoryOfArtifact } from '../../domain/artifact/derivedValues';
import type { GitHubRepository } from '../../domain/git/git';
import { newestOf } from '../../domain/artifact/versions';

const inGit = /^[uU][rR][nN]:[^:]*:contents:git:(.+)/;
/** A repository on GitHub, plainly written, or an address that is plainly elsewhere. */
const plain =
  /^https?:\/\/(?:github\.com\/([\w-]{1,100})\/([\w-][\w.-]{0,99}?)(\.git)?(@[^@]*)?$|(?!github\.com[:/])[a-z\d.-]+(:\d+)?\/)/;

/**
 * The GitHub repository of an artifact: as the function of the same name in `components`, which is loaded for any address that is not
 * written plainly.
 */
export function useGitHubRepository(artifact: Artifact): GitHubRepository | undefined {
  const [readWhole, setReadWhole] = useState<typeof gitHubRepositoryOfArtifact>();
  const newest = newestOf(artifact.versions.filter((version) => inGit.test(version.contentsUrn)));
  const [, address] = inGit.exec(newest?.contentsUrn ?? '') ?? [];
  const match = plain.exec(address ?? '');
  const isPlain = Boolean(!address || match);
  useEffect(() => {
    if (isPlain) return;
    import('../../domain/artifact/derivedValues').then(
      (module) => setReadWhole(() => module.gitHubRepositoryOfArtifact),
      () => undefined,
    );
  }, [isPlain]);
  if (!isPlain) return readWhole?.(artifact);
  const [, owner, name] = match ?? [];
  return owner && name ? { owner, name, url: `https://github.com/${owner}/${name}` } : undefined;
}
