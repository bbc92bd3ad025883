import { useEffect, useRef, useState } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import {
  type DoiRequest,
  doiRequestLifetime,
  doiRequestOf,
  storeDoiRequests,
  currentDoiRequests,
  readDoiRequests,
  stateOfDoiRequest,
} from '../../../../domain/editing/doiRequests';
import type { DraftStorage } from '../../../../domain/ports/draftStorage';
import type { VersionIdentity } from '../../../../domain/editing/versionEdits';

export interface DoiRequestsOptions {
  /** URN of the user. Without a user, nothing is stored. */
  ownerUrn?: string;
  /** Where requests are stored. Without it, they are lost with the page. */
  storage?: DraftStorage;
  artifact: Artifact;
  /** Called once for each DOI that was assigned. */
  onAssigned: (doi: string) => void;
}

/** The pending DOI requests of an artifact. */
export interface DoiRequests {
  pending: readonly DoiRequest[];
  /** Stores a request that the server accepted. */
  add: (version: VersionIdentity) => void;
  /** Returns the pending requests, and includes those of other tabs from now on. */
  reread: () => readonly DoiRequest[];
}

interface State {
  ownerUrn?: string;
  artifactId: string;
  requests: readonly DoiRequest[];
}

/** Stores DOI requests across reloads, until they end or an hour has passed. */
export function useDoiRequests(options: DoiRequestsOptions): DoiRequests {
  const { storage, artifact, onAssigned } = options;
  const { id } = artifact;
  const [state, setState] = useState<State>();
  // Keeps the requests when a session expires.
  const ownerUrn = options.ownerUrn ?? state?.ownerUrn;
  let current = state;
  if (!current || current.ownerUrn !== ownerUrn || current.artifactId !== id) {
    current = { ownerUrn, artifactId: id, requests: readKept(storage, ownerUrn, id) };
    setState(current);
  }
  const { requests } = current;
  const pending = requests.filter(
    (request) => stateOfDoiRequest(request, artifact).state === 'pending',
  );

  const told = useRef(new Set<DoiRequest>());
  const listener = useRef(onAssigned);
  useEffect(() => {
    listener.current = onAssigned;
  });
  useEffect(() => {
    const settled = requests.filter((request) => {
      const outcome = stateOfDoiRequest(request, artifact);
      if (outcome.state === 'assigned' && !told.current.has(request)) {
        told.current.add(request);
        listener.current(outcome.doi);
      }
      return outcome.state !== 'pending';
    });
    if (settled.length === 0) return;
    const kept = readKept(storage, ownerUrn, artifact.id);
    keep(
      storage,
      ownerUrn,
      artifact.id,
      kept.filter((request) => !doiRequestOf(request, settled)),
    );
  }, [requests, artifact, storage, ownerUrn]);

  useEffect(() => {
    if (requests.length === 0) return undefined;
    const oldest = Math.min(...requests.map(({ requestedAt }) => requestedAt));
    const timer = setTimeout(
      () =>
        setState((last) => last && { ...last, requests: currentDoiRequests(requests, Date.now()) }),
      oldest + doiRequestLifetime - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [requests]);

  return {
    pending,
    add({ slug, contentsUrn }) {
      const request = { slug, contentsUrn, requestedAt: Date.now() };
      keep(storage, ownerUrn, id, [...readKept(storage, ownerUrn, id), request]);
      setState((last) => last && { ...last, requests: [...last.requests, request] });
    },
    reread() {
      const others = readKept(storage, ownerUrn, id).filter(
        (request) => !doiRequestOf(request, requests),
      );
      if (others.length > 0) {
        setState((last) => last && { ...last, requests: [...last.requests, ...others] });
      }
      return [...pending, ...others];
    },
  };
}

function readKept(
  storage: DraftStorage | undefined,
  ownerUrn: string | undefined,
  artifactId: string,
): DoiRequest[] {
  if (!storage || !ownerUrn) return [];
  return currentDoiRequests(readDoiRequests(storage, ownerUrn, artifactId), Date.now());
}

function keep(
  storage: DraftStorage | undefined,
  ownerUrn: string | undefined,
  artifactId: string,
  requests: readonly DoiRequest[],
): void {
  if (storage && ownerUrn) storeDoiRequests(storage, ownerUrn, artifactId, requests);
}
