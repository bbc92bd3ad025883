import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { TroviProvider } from '../../../components/services/TroviContext';
import type { User } from '../../../domain/user';
import { type EditorServices, editorServices } from './editorServices';
import { useHost, useProblemReport } from '../HostContext';

/** What somebody who is not signed in is told, and how they can come in. */
export interface Entrance {
  heading: string;
  remark: string;
  /** Leads to the sign-on server; absent where it is for the page to sign its people in. */
  login?: () => void;
}

export interface SignedInProps {
  /** Stands there until it is known who the person is. */
  waiting: ReactNode;
  /** Stands there for somebody who is not signed in. */
  stranger: (entrance: Entrance) => ReactNode;
  children: (services: EditorServices, user: User) => ReactNode;
}

/** For people who are signed in: as the page says by its tokens, or here, where it configures a sign-on server instead. */
export function SignedIn({ waiting, stranger, children }: SignedInProps) {
  const { element, tag, services: page } = useHost();
  const services = useMemo(() => editorServices(page), [page]);
  const { configuration, repository, session, login, getToken } = services;
  const { user, isChecking, problem } = useSyncExternalStore(session.subscribe, session.current);
  const message = `${tag} cannot know who edits: give getToken or identity to configure().`;
  useProblemReport(element, getToken ? undefined : { code: 'configuration', message });
  const ask = login ? 'Log in to change the catalogue.' : 'Log in to the page that this stands in.';
  return (
    <TroviProvider {...{ configuration, repository, session }}>
      {user && children(services, user)}
      {!user && isChecking && waiting}
      {!user &&
        !isChecking &&
        stranger({
          heading: 'You are not logged in',
          remark: problem?.message ?? ask,
          // What goes wrong comes back as the problem.
          login: login && (() => void login().catch(() => undefined)),
        })}
    </TroviProvider>
  );
}
