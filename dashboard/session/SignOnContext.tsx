import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionState, SignOnSession } from '../../src/entries/domain';

const SignOnContext = createContext<SignOnSession | undefined>(undefined);

/** Provides the session to the screens. */
export const SignOnProvider = SignOnContext.Provider;

/** The session, to sign in and out. */
export function useSignOn(): SignOnSession {
  const session = useContext(SignOnContext);
  if (!session) throw new Error('Signing on needs a SignOnProvider above it.');
  return session;
}

/** The current state of the session. */
export function useSessionState(): SessionState {
  const session = useSignOn();
  return useSyncExternalStore(session.subscribe, session.current, session.current);
}
