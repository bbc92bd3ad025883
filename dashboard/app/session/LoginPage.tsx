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
import { useTitle } from '../routing/useTitle';
import { Redirecting } from './Redirecting';
import { useSignOn } from './SignOnContext';

const draftsQuestion =
  'Sign out? The drafts and unsaved changes that are kept for you on this device will be removed.';

/**
 * Asks before a deliberate sign-out takes the user's drafts with it (decision 26); takes them if
 * that is agreed.
 */
function mayLoseDrafts(userUrn: string): boolean {
  const { localStorage } = window;
  if (!hasDrafts(localStorage, userUrn)) return true;
  const isAgreed = window.confirm(draftsQuestion);
  if (isAgreed) discardDrafts(localStorage, userUrn);
  return isAgreed;
}

/**
 * The Login screen (product 2.7): signs out who is signed in, signs in who is not, and comes back
 * to where it was asked for. After a sign-out a protected screen is not a place to come back to:
 * the home screen is.
 */
export function LoginPage() {
  const session = useSignOn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isBegun = useRef(false);
  const back = readLoginBack(dashboardBase, search);
  const signedOut = needsLogin(back) ? routes.home.path : back;
  useTitle(routes.login.title);
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
      // What went wrong is in the session's state, where the screen reads it.
      session.login({ redirectUri: back.slice(1), replace: true }).catch(() => undefined);
    }
  }, [session, navigate, back, signedOut]);
  return <Redirecting destination={back} back={signedOut} />;
}
