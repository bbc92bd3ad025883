import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { needsLogin, routeOf } from '../../src/domain/addresses/routes';
import type { SessionState } from '../../src/domain/ports/session';
import { toasts } from '../shell/pageToasts';
import { useSessionState } from './SessionContext';

/**
 * Shows a toast when the catalogue issues no token (product 8.1), or when the sign-on server
 * rejects a user on an open screen. Screens that sign users in show their own errors.
 */
export function useTokenNotice(): void {
  const { problem } = useSessionState();
  const { pathname } = useLocation();
  const last = useRef<SessionState['problem']>(undefined);
  const isSaidHere = routeOf(pathname) === 'login' || needsLogin(pathname);
  useEffect(() => {
    if (problem === last.current) return;
    last.current = problem;
    if (problem?.code === 'token' || (problem?.code === 'refused' && !isSaidHere)) {
      toasts.show('negative', problem.message);
    }
  }, [problem, isSaidHere]);
}
