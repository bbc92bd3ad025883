import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createArtifactRepository } from '../../../src/entries/api';
import { TroviProvider } from '../../../src/entries/components';
import type { CatalogueConfiguration } from '../../../src/entries/domain';
import { rememberCatalogue } from '../catalogue/rememberCatalogue';
import { dashboardBase } from '../routing/base';
import { useSessionState, useSignOn } from './SignOnContext';

export interface CatalogueAccessProps {
  configuration: CatalogueConfiguration;
  children: ReactNode;
}

/**
 * Gives the screens the catalogue as the user of now may read it. When the user changes, what was loaded for the former
 * one is dropped, here and in what the browser remembers, and what is still under way is ended: nothing private outlasts a sign-out.
 */
export function CatalogueAccess({ configuration, children }: CatalogueAccessProps) {
  const session = useSignOn();
  const { user } = useSessionState();
  const epoch = useReadingEpoch();
  const access = useMemo(() => {
    const controller = new AbortController();
    const { getToken } = session;
    const { signal } = controller;
    const memory = rememberCatalogue({ configuration, session, user, signal });
    const repository = {
      ...createArtifactRepository({ ...configuration, getToken, signal }),
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

/** Changes when somebody who was read as a stranger, for want of a token, is known to the catalogue again. */
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
