import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createArtifactRepository } from '../../src/entries/api';
import { TroviProvider } from '../../src/entries/components';
import type { CatalogueConfiguration } from '../../src/entries/domain';
import { rememberCatalogue } from '../catalogue/rememberCatalogue';
import { fetchOrTake } from '../first/firstAnswers';
import { dashboardBase } from '../routing/base';
import { useSessionState, useSession } from './SessionContext';

export interface CatalogueAccessProps {
  configuration: CatalogueConfiguration;
  children: ReactNode;
}

/**
 * Provides the catalogue as the current user may read it. When the user changes, running calls end,
 * and the loaded and stored catalogue of the last user is dropped.
 */
export function CatalogueAccess({ configuration, children }: CatalogueAccessProps) {
  const session = useSession();
  const { user } = useSessionState();
  const epoch = useReadingEpoch();
  const access = useMemo(() => {
    const controller = new AbortController();
    const { getToken } = session;
    const { signal } = controller;
    const memory = rememberCatalogue({ configuration, session, user, signal });
    const repository = {
      ...createArtifactRepository({ ...configuration, fetch: fetchOrTake, getToken, signal }),
      memory,
    };
    return { controller, repository, user, epoch };
  }, [configuration, session, user, epoch]);
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

/** Changes when calls carry a token again, after they had to go without one. */
function useReadingEpoch(): number {
  const { isReadingAsStranger = false } = useSessionState();
  const [wasStranger, setWasStranger] = useState(isReadingAsStranger);
  const [epoch, setEpoch] = useState(0);
  if (wasStranger !== isReadingAsStranger) {
    setWasStranger(isReadingAsStranger);
    if (wasStranger) setEpoch(epoch + 1);
  }
  return epoch;
}
