import type { GitRef } from '../../../domain/artifact/git/gitRefs';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';

/** How long a response is valid, in milliseconds. Somebody may push a commit meanwhile. */
const lifetime = 60_000;

interface Lookup {
  refs: Promise<GitRef[]>;
  /** Until when the response is valid. Unlimited while the lookup runs. */
  until: number;
}

/**
 * Shares the portal's lookups of repositories between the parts of the Edit screen: the suggestions
 * and the dialog send one request for each repository. A response is valid for a minute. Failures
 * are not remembered, nor are empty responses, which may be failures (contract/portal 1.2). A
 * lookup with a signal ends with it, so it is shared only after its response.
 */
export function sharedLookups(lookUp: ArtifactEditor['findGitRefs']) {
  const known = new Map<string, Lookup>();

  function remember(cloneUrl: string, refs: Promise<GitRef[]>): void {
    const lookup: Lookup = { refs, until: Infinity };
    known.set(cloneUrl, lookup);
    const forget = () => {
      if (known.get(cloneUrl) === lookup) known.delete(cloneUrl);
    };
    refs.then((response) => {
      lookup.until = Date.now() + lifetime;
      if (response.length === 0) forget();
    }, forget);
  }

  return {
    findGitRefs: (cloneUrl: string, signal?: AbortSignal): Promise<GitRef[]> => {
      const lookup = known.get(cloneUrl);
      if (lookup && Date.now() < lookup.until) {
        return lookup.refs.catch(() => lookUp(cloneUrl, signal));
      }
      const refs = lookUp(cloneUrl, signal);
      if (!signal) remember(cloneUrl, refs);
      else
        void refs.then(
          (response) => remember(cloneUrl, Promise.resolve(response)),
          () => {},
        );
      return refs;
    },
    /** Forgets all responses, because a repository may have changed. */
    forget: () => known.clear(),
  };
}
