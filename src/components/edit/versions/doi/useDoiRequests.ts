import { useEffect, useRef, useState } from 'react';
import type { Artifact } from '../../../../domain/artifact/artifact';
import {
  type DoiRequest,
  doiRequestLifetime,
  doiRequestOf,
  keepDoiRequests,
  livingDoiRequests,
  readDoiRequests,
  stateOfDoiRequest,
} from '../../../../domain/editing/doiRequests';
import type { DraftStorage } from '../../../../domain/ports/draftStorage';
import type { VersionIdentity } from '../../../../domain/editing/versionEdits';

export interface DoiRequestsOptions {
  /** Whose requests they are; they are kept for nobody else. */
  ownerUrn?: string;
  /** Where they are kept; without it they last as long as the page. */
  storage?: DraftStorage;
  artifact: Artifact;
  /** Called once for each DOI that a request led to. */
  onAssigned: (doi: string) => void;
}

/** The requests for DOIs of an artifact that are under way. */
export interface DoiRequests {
  pending: readonly DoiRequest[];
  /** Remembers that the server accepted a request for a version. */
  add: (version: VersionIdentity) => void;
  /** What is under way by now; other tabs' requests are included from then on. */
  reread: () => readonly DoiRequest[];
}

interface State {
  ownerUrn?: string;
  artifactId: string;
  requests: readonly DoiRequest[];
}

/** Remembers requests for DOIs across reloads, until they have led to something or an hour has passed. */
export function useDoiRequests(options: DoiRequestsOptions): DoiRequests {
  const { storage, artifact, onAssigned } = options;
  const { id } = artifact;
  const [state, setState] = useState<State>();
  // Who was signed out by the clock finds them where they were.
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
        setState((last) => last && { ...last, requests: livingDoiRequests(requests, Date.now()) }),
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
  return livingDoiRequests(readDoiRequests(storage, ownerUrn, artifactId), Date.now());
}

function keep(
  storage: DraftStorage | undefined,
  ownerUrn: string | undefined,
  artifactId: string,
  requests: readonly DoiRequest[],
): void {
  if (storage && ownerUrn) keepDoiRequests(storage, ownerUrn, artifactId, requests);
}
