import { createContext, useContext, useSyncExternalStore } from 'react';
import { anonymous } from '../../src/components/services/TroviContext';
import type { SessionState, SignOnSession } from '../../src/domain/ports/session';

const SessionContext = createContext<SignOnSession | undefined>(undefined);

/** Provides the session to the screens. */
export const SessionProvider = SessionContext.Provider;

/** The session, to sign in and out. */
export function useSession(): SignOnSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a <SessionProvider> above it.');
  return session;
}

/** The current state of the session. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.current, () => anonymous);
}
