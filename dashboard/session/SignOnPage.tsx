import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readLoginBack } from '../../src/domain/addresses/routeQueries';
import { needsLogin, routes } from '../../src/domain/addresses/routes';
import type { User } from '../../src/domain/artifact/user';
import { discardDrafts, hasDrafts } from '../../src/domain/drafts/storedDraft';
import type { Question } from '../questions/question';
import { useQuestion } from '../questions/useQuestion';
import { dashboardBase } from '../routing/base';
import { Redirecting } from './Redirecting';
import { useSession } from './SessionContext';

const draftsQuestion: Question = {
  title: 'Sign out?',
  consequence:
    'The drafts and unsaved changes that are kept for you on this device will be removed.',
  confirmLabel: 'Sign Out',
  isDanger: true,
};

/**
 * The Login screen (product 2.7). Signs a visitor in, or a user out, then returns to where the user
 * came from. After a sign-out from a protected screen, it opens the home screen. Signing out
 * deletes the user's drafts, after asking (decision 26).
 */
export function SignOnPage() {
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { ask, dialog } = useQuestion();
  const isBegun = useRef(false);
  const back = readLoginBack(dashboardBase, search);
  const signedOut = needsLogin(back) ? routes.home.path : back;
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const signOut = async ({ urn }: User) => {
      const { localStorage, sessionStorage } = window;
      if (hasDrafts(localStorage, urn)) {
        if (!(await ask(draftsQuestion))) {
          await navigate(back, { replace: true });
          return;
        }
        discardDrafts(localStorage, urn);
      }
      // The report of a bulk change can contain private titles.
      discardDrafts(sessionStorage, urn);
      await session
        .logout({ redirectUri: signedOut.slice(1) })
        .catch(() => navigate(signedOut, { replace: true }));
    };
    const { user } = session.current();
    if (user) {
      void signOut(user);
    } else {
      // The session's state holds the error, and the screen shows it.
      session.login({ redirectUri: back.slice(1), replace: true }).catch(() => undefined);
    }
  }, [session, navigate, ask, back, signedOut]);
  return (
    <>
      <Redirecting destination={back} back={signedOut} />
      {dialog}
    </>
  );
}
