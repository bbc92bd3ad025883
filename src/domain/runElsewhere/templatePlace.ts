import { encodeSegment } from '../addresses/webAddress';
import { maybeCommitHash } from '../artifact/git/gitRef';
import { encodePath } from '../artifact/git/repositoryFiles';
import type { PlaceTemplate } from '../configuration/runElsewhere';
import type { Place } from './place';
import { isReachable, type RunSource } from './runSource';

/** A place whose address follows from a template of the operator. */
export function templatePlace({ name, note, url, host }: PlaceTemplate): Place {
  return {
    name,
    note,
    offer(source) {
      if (host && (source.kind !== 'git' || source.host !== host.toLowerCase())) return undefined;
      const values = valuesOf(source);
      if (!values) return undefined;
      let isComplete = true;
      const address = url.replace(/\{(\w+)\}/g, (_, key: string) => {
        const value = values[key];
        isComplete &&= value !== undefined;
        return value ?? '';
      });
      return isComplete ? { links: [{ address }] } : undefined;
    },
  };
}

function valuesOf(source: RunSource): Partial<Record<string, string>> | undefined {
  if (source.kind === 'zenodo') return { doi: encodePath(source.doi) };
  if (!isReachable(source)) return undefined;
  const { repository, ref } = source;
  return {
    repository: encodeSegment(repository),
    ref: encodePath(ref),
    ...(ref !== 'HEAD' && !maybeCommitHash(ref) && { branch: encodePath(ref) }),
  };
}
