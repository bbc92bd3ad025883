import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { tidyPath } from '../routing/base';
import { useTitle } from '../routing/useTitle';
import { Redirecting } from './Redirecting';
import { isProtected } from './protectedPaths';
import { useSignOn } from './SignOnContext';

/**
 * The Login screen (spec 2): signs out who is signed in, signs in who is not, and comes back to where it was asked for.
 * After a sign-out a protected screen is not a place to come back to: the home screen is.
 */
export function LoginPage() {
  const session = useSignOn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isBegun = useRef(false);
  const back = tidyPath(`/${search.get('back') ?? ''}`);
  useTitle('Login');
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    if (session.current().user) {
      const target = isProtected(back) ? '/' : back;
      session
        .logout({ redirectUri: target.slice(1) })
        .catch(() => navigate(target, { replace: true }));
    } else {
      // What went wrong is in the session's state, where the screen reads it.
      session.login({ redirectUri: back.slice(1), replace: true }).catch(() => undefined);
    }
  }, [session, navigate, back]);
  return <Redirecting destination={back} back={isProtected(back) ? '/' : back} />;
}
