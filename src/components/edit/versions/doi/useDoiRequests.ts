import { useEffect, useRef, useState } from 'react';
import {
  currentDoiRequests,
  type DoiRequest,
  doiRequestLifetime,
  doiRequestOf,
  readDoiRequests,
  stateOfDoiRequest,
  storeDoiRequests,
} from '../../../../domain/editing/doiRequests';
import type { VersionIdentity } from '../../../../domain/editing/versionEdits';
import { useUser } from '../../../services/TroviContext';
import { useLatest } from '../../../services/useLatest';
import type { VersionsSectionProps } from '../VersionsSection/versionsSectionProps';
import { defaultTiming, useDoiWatch } from './useDoiWatch';

interface State {
  ownerUrn?: string;
  artifactId: string;
  requests: readonly DoiRequest[];
}

/**
 * The pending DOI requests of an artifact. They are stored across reloads, until they end or an
 * hour has passed. Reads the artifact from time to time to find their results, unless it is paused.
 * Reports each DOI that was assigned.
 */
export function useDoiRequests(props: VersionsSectionProps, isPaused: boolean) {
  const { drafts: storage, artifact, editor, onArtifact, onNotify } = props;
  const { id } = artifact;
  const user = useUser();
  const [state, setState] = useState<State>();
  // Keeps the requests when a session expires.
  const ownerUrn = user?.urn ?? state?.ownerUrn;
  let current = state;
  if (!current || current.ownerUrn !== ownerUrn || current.artifactId !== id) {
    current = { ownerUrn, artifactId: id, requests: readDoiRequests(storage, ownerUrn, id) };
    setState(current);
  }
  const { requests } = current;
  const isPending = (request: DoiRequest) =>
    stateOfDoiRequest(request, artifact).state === 'pending';
  const pending = requests.filter(isPending);
  const setRequests = (update: (last: readonly DoiRequest[]) => readonly DoiRequest[]) =>
    setState((last) => last && { ...last, requests: update(last.requests) });

  const reported = useRef(new Set<DoiRequest>());
  const notify = useLatest(onNotify);
  useEffect(() => {
    const settled = requests.filter((request) => {
      const outcome = stateOfDoiRequest(request, artifact);
      if (outcome.state === 'assigned' && !reported.current.has(request)) {
        reported.current.add(request);
        notify.current?.('info', `DOI ${outcome.doi} was assigned`);
      }
      return outcome.state !== 'pending';
    });
    if (settled.length === 0) return;
    const stored = readDoiRequests(storage, ownerUrn, artifact.id);
    const others = stored.filter((request) => !doiRequestOf(request, settled));
    storeDoiRequests(storage, ownerUrn, artifact.id, others);
  }, [requests, artifact, storage, ownerUrn, notify]);

  useEffect(() => {
    if (requests.length === 0) return undefined;
    const oldest = Math.min(...requests.map(({ requestedAt }) => requestedAt));
    const timer = setTimeout(
      () => setRequests((last) => currentDoiRequests(last, Date.now())),
      oldest + doiRequestLifetime - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [requests]);

  const latest = useLatest(artifact);
  const watch = useDoiWatch({
    requests: pending,
    isPaused,
    timing: props.timing ?? defaultTiming,
    async look(signal) {
      const before = latest.current;
      const now = await editor.find(id, signal).catch(() => undefined);
      // Something else changed during the read, so its result is outdated.
      if (!now || signal.aborted || latest.current !== before) return;
      if (pending.some((request) => stateOfDoiRequest(request, now).state !== 'pending')) {
        onArtifact(now);
      }
    },
  });

  return {
    ...watch,
    pending,
    /** Stores a request that the server accepted. */
    add: ({ slug, contentsUrn }: VersionIdentity) => {
      const request = { slug, contentsUrn, requestedAt: Date.now() };
      storeDoiRequests(storage, ownerUrn, id, [...readDoiRequests(storage, ownerUrn, id), request]);
      setRequests((last) => [...last, request]);
    },
    /** Returns the pending requests, and includes those of other tabs from now on. */
    reread: (): readonly DoiRequest[] => {
      const stored = readDoiRequests(storage, ownerUrn, id);
      const others = stored.filter((request) => !doiRequestOf(request, requests));
      if (others.length > 0) setRequests((last) => [...last, ...others]);
      return [...pending, ...others];
    },
  };
}
