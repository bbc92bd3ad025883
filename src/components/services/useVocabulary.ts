import { useEffect, useState } from 'react';
import { type BadgeCatalogue, noBadges } from '../../domain/artifact/badge';
import type { ArtifactRepository } from '../../domain/ports/artifactRepository';
import { useServices } from './TroviContext';

/** The badges as far as they are known. */
export interface BadgeLookup {
  badges: BadgeCatalogue;
  status: 'loading' | 'ready' | 'failed';
}

const noLookup: BadgeLookup = { badges: noBadges, status: 'loading' };
/** What has come: the next screen has it from its first moment on. */
const known = new WeakMap<ArtifactRepository, BadgeLookup>();

/** The badges and their holders, and whether they have come: what filters by them has to know. */
export function useBadgeLookup(): BadgeLookup {
  const { repository } = useServices();
  const [lookup, setLookup] = useState(() => known.get(repository) ?? noLookup);
  useEffect(
    () =>
      takeOver(
        () => repository.badges(),
        (badges) => {
          const ready: BadgeLookup = { badges, status: 'ready' };
          known.set(repository, ready);
          setLookup(ready);
        },
        () => setLookup({ badges: noBadges, status: 'failed' }),
      ),
    [repository],
  );
  return lookup;
}

/**
 * The badges and their holders. Badges are decoration: until they come, and where their lookup fails, there are none
 * (contract/portal 1.1).
 */
export function useBadges(): BadgeCatalogue {
  return useBadgeLookup().badges;
}

const noTags: string[] = [];

/** The tags that artifacts may carry; none until they come, and where their lookup fails. */
export function useTags() {
  const { repository } = useServices();
  const [tags, setTags] = useState(noTags);
  useEffect(() => takeOver(() => repository.tags(), setTags), [repository]);
  return tags;
}

/**
 * Asks, and hands the late answer or its failure on, unless the returned function was called before. After a failure it asks
 * again when the connection is back.
 */
function takeOver<Answer>(
  askFor: () => Promise<Answer>,
  use: (answer: Answer) => void,
  giveUp: () => void = () => undefined,
): () => void {
  const life = new AbortController();
  const { signal } = life;
  const ask = () =>
    void askFor().then(
      (answer) => signal.aborted || use(answer),
      () => {
        if (signal.aborted) return;
        giveUp();
        window.addEventListener('online', ask, { once: true, signal });
      },
    );
  ask();
  return () => life.abort();
}
