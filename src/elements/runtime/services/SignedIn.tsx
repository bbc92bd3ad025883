import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { TroviProvider } from '../../../components/services/TroviContext';
import type { User } from '../../../domain/artifact/user';
import { type EditorServices, editorServices } from './editorServices';
import { useHost, useProblemReport } from '../HostContext';

/** The texts for anonymous visitors, and how they can sign in. */
export interface Entrance {
  heading: string;
  remark: string;
  /** Navigates to the sign-on server. Absent if the page itself signs its users in. */
  login?: () => void;
}

export interface SignedInProps {
  /** Shown until the user is known. */
  waiting: ReactNode;
  /** Shown to anonymous visitors. */
  anonymousVisitor: (entrance: Entrance) => ReactNode;
  children: (services: EditorServices, user: User) => ReactNode;
}

/**
 * Shows `children` to signed-in users. The page's tokens identify the user. If the page instead
 * configures a sign-on server, the user signs in here.
 */
export function SignedIn({ waiting, anonymousVisitor, children }: SignedInProps) {
  const { element, tag, services: page } = useHost();
  const services = useMemo(() => editorServices(page), [page]);
  const { configuration, repository, session, login, getToken } = services;
  const { user, isChecking, problem } = useSyncExternalStore(session.subscribe, session.current);
  const message = `${tag} does not know the user. Pass getToken or identity to configure().`;
  useProblemReport(element, getToken ? undefined : { code: 'configuration', message });
  const ask = login ? 'Log in to change the catalogue.' : 'Log in to this page first.';
  return (
    <TroviProvider {...{ configuration, repository, session }}>
      {user && children(services, user)}
      {!user && isChecking && waiting}
      {!user &&
        !isChecking &&
        anonymousVisitor({
          heading: 'You are not logged in',
          remark: problem?.message ?? ask,
          // The session reports a failure as its `problem`.
          login: login && (() => void login().catch(() => undefined)),
        })}
    </TroviProvider>
  );
}
