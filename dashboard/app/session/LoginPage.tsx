import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  discardDrafts,
  hasDrafts,
  needsLogin,
  readLoginBack,
  routes,
} from '../../../src/entries/domain';
import { dashboardBase } from '../routing/base';
import { Redirecting } from './Redirecting';
import { useSignOn } from './SignOnContext';

const draftsQuestion =
  'Sign out? The drafts and unsaved changes that are kept for you on this device will be removed.';

/**
 * Asks before a sign-out deletes the user's drafts (decision 26), and deletes them if the user
 * agrees.
 */
function mayLoseDrafts(userUrn: string): boolean {
  const { localStorage } = window;
  if (!hasDrafts(localStorage, userUrn)) return true;
  const isAgreed = window.confirm(draftsQuestion);
  if (isAgreed) discardDrafts(localStorage, userUrn);
  return isAgreed;
}

/**
 * The Login screen (product 2.7). Signs a visitor in, or a user out, then returns to where the user
 * came from. After a sign-out from a protected screen, it leads home.
 */
export function LoginPage() {
  const session = useSignOn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isBegun = useRef(false);
  const back = readLoginBack(dashboardBase, search);
  const signedOut = needsLogin(back) ? routes.home.path : back;
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const { user } = session.current();
    if (user) {
      if (!mayLoseDrafts(user.urn)) {
        void navigate(back, { replace: true });
        return;
      }
      session
        .logout({ redirectUri: signedOut.slice(1) })
        .catch(() => navigate(signedOut, { replace: true }));
    } else {
      // The session's state holds the error, and the screen shows it.
      session.login({ redirectUri: back.slice(1), replace: true }).catch(() => undefined);
    }
  }, [session, navigate, back, signedOut]);
  return <Redirecting destination={back} back={signedOut} />;
}
