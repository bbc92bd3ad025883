import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { routes } from '../../src/domain/addresses/routes';
import { Redirecting } from './Redirecting';
import { cameBackUnsigned, markDeparture } from './departure';
import { useSessionState, useSession } from './SessionContext';

/**
 * Shows a screen to signed-in users, and redirects others to the sign-on server. A visitor who
 * returns with the back button without signing in is sent to the home screen (product 2.1).
 */
export function Protected({ children }: { children: ReactNode }) {
  const session = useSession();
  const { user } = useSessionState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = pathname.slice(1) + search;
  useEffect(() => {
    if (!session.current().user && cameBackUnsigned()) {
      void navigate(routes.home.path, { replace: true });
      return undefined;
    }
    if (!session.current().user) markDeparture();
    return session.requireLogin({ redirectUri: here });
  }, [session, navigate, here]);
  return user ? children : <Redirecting destination={`/${here}`} back={routes.home.path} />;
}
