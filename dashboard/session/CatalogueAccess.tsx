import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { TroviProvider } from '../../src/components/services/TroviContext';
import type { CatalogueConfiguration } from '../../src/domain/configuration/configuration';
import { dashboardBase } from '../routing/base';
import { type CatalogueReading, createCatalogueReading } from './catalogueReading';
import { useSessionState, useSession } from './SessionContext';

export interface CatalogueAccessProps {
  configuration: CatalogueConfiguration;
  /** How an anonymous visitor reads the catalogue of a published page. */
  published?: CatalogueReading;
  children: ReactNode;
}

/**
 * Provides the catalogue as the current user may read it. When the user changes, pending requests
 * are aborted, and the loaded and stored catalogue of the last user is dropped. A signed-in user
 * sees what a published page shows until their own catalogue has loaded.
 */
export function CatalogueAccess({ configuration, published, children }: CatalogueAccessProps) {
  const session = useSession();
  const { user } = useSessionState();
  const epoch = useReadingEpoch();
  const access = useMemo(() => {
    const first = published?.controller.signal.aborted ? undefined : published;
    const reading = !user && first;
    const provided = first && providedToUser(first);
    return {
      ...(reading || createCatalogueReading(configuration, session, { user, provided })),
      epoch,
    };
  }, [configuration, session, user, epoch, published]);
  const last = useRef(access);
  useEffect(() => {
    const former = last.current;
    if (former === access) return;
    last.current = access;
    former.controller.abort();
    if (former.user && former.user !== access.user) former.repository.memory?.forget();
  }, [access]);
  return (
    <TroviProvider
      repository={access.repository}
      session={session}
      configuration={configuration}
      linkBase={dashboardBase}
    >
      {children}
    </TroviProvider>
  );
}

/**
 * A user sees everything that is public, and more: the list of a published page is part of theirs.
 */
function providedToUser({ provided }: CatalogueReading) {
  const list = provided?.list && { ...provided.list, scope: provided.list.scope ?? {} };
  return { ...provided, list };
}

/** Changes when requests have a token again, after they were sent without one. */
function useReadingEpoch(): number {
  const { isReadingAnonymously = false } = useSessionState();
  const [wasAnonymous, setWasAnonymous] = useState(isReadingAnonymously);
  const [epoch, setEpoch] = useState(0);
  if (wasAnonymous !== isReadingAnonymously) {
    setWasAnonymous(isReadingAnonymously);
    if (wasAnonymous) setEpoch(epoch + 1);
  }
  return epoch;
}
