import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionState, SignOnSession } from '../../../src/entries/domain';

const SignOnContext = createContext<SignOnSession | undefined>(undefined);

/** Gives the screens below it the session that people enter and leave. */
export const SignOnProvider = SignOnContext.Provider;

/** The session to sign in and out with. */
export function useSignOn(): SignOnSession {
  const session = useContext(SignOnContext);
  if (!session) throw new Error('Signing on needs a SignOnProvider above it.');
  return session;
}

/** Who is signed in, and what is known of it. */
export function useSessionState(): SessionState {
  const session = useSignOn();
  return useSyncExternalStore(session.subscribe, session.current);
}
