import { useCallback, useRef, useState } from 'react';
import type { Author } from '../../domain/artifact/author';
import { earlierAuthors } from '../../domain/artifact/earlierAuthors';
import { knownArtifacts } from './knownArtifacts';
import { useServices, useUser } from './TroviContext';

const none: readonly Author[] = [];

/**
 * The authors of the artifacts that the user may edit, as far as the catalogue is known without a
 * call. None before `load` is called, which has an effect once for each user.
 */
export function useEarlierAuthors(): { authors: readonly Author[]; load: () => void } {
  const { repository, configuration } = useServices();
  const user = useUser();
  const asked = useRef<string>(undefined);
  const [found, setFound] = useState<{ urn: string; authors: readonly Author[] }>();
  const load = useCallback(() => {
    if (!user || asked.current === user.urn) return;
    asked.current = user.urn;
    void knownArtifacts(repository).then(
      (artifacts) =>
        setFound({ urn: user.urn, authors: earlierAuthors(artifacts, user, configuration) }),
      // Without a catalogue, nobody is suggested.
      () => undefined,
    );
  }, [repository, configuration, user]);
  return { authors: found && found.urn === user?.urn ? found.authors : none, load };
}
