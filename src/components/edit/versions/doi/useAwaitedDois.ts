import { useEffect, useRef } from 'react';
import { stateOfDoiRequest } from '../../../../domain/editing/doiRequests';
import { useUser } from '../../../services/TroviContext';
import { useDoiRequests } from './useDoiRequests';
import { useDoiWatch, defaultTiming } from './useDoiWatch';
import type { VersionsSectionProps } from '../VersionsSection/versionsSectionProps';

/** The pending DOI requests, and the reads that find their results. */
export function useAwaitedDois(props: VersionsSectionProps, isPaused: boolean) {
  const { artifact, editor, drafts, onArtifact, onNotify, timing = defaultTiming } = props;
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
      // Something else changed during the read, so its result is outdated.
      if (!now || signal.aborted || latest.current !== before) return;
      if (pending.some((request) => stateOfDoiRequest(request, now).state !== 'pending')) {
        onArtifact(now);
      }
    },
  });
  return { requests, ...watch };
}
