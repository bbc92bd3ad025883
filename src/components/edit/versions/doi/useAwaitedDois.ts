import { useEffect, useRef } from 'react';
import { stateOfDoiRequest } from '../../../../domain/editing/doiRequests';
import { useUser } from '../../../services/TroviContext';
import { useDoiRequests } from './useDoiRequests';
import { useDoiWatch, usualTiming } from './useDoiWatch';
import type { VersionsSectionProps } from '../VersionsSection/versionsSectionProps';

/** The requests for DOIs that are under way, and the looks at the artifact that show how they end. */
export function useAwaitedDois(props: VersionsSectionProps, isPaused: boolean) {
  const { artifact, editor, drafts, onArtifact, onNotify, timing = usualTiming } = props;
  const requests = useDoiRequests({
    ownerUrn: useUser()?.urn,
    storage: drafts,
    artifact,
    onAssigned: (doi) => onNotify?.('info', `DOI ${doi} was assigned`),
  });
  const { pending } = requests;
  const latest = useRef(artifact);
  useEffect(() => {
    latest.current = artifact;
  });
  const watch = useDoiWatch({
    requests: pending,
    isPaused,
    timing,
    async look(signal) {
      const before = latest.current;
      const now = await editor.find(artifact.id, signal).catch(() => undefined);
      // What was read before something else changed is out of date.
      if (!now || signal.aborted || latest.current !== before) return;
      if (pending.some((request) => stateOfDoiRequest(request, now).state !== 'pending')) {
        onArtifact(now);
      }
    },
  });
  return { requests, ...watch };
}
