import { useServices } from '../../src/components/services/TroviContext';
import { Icon } from '../../src/components/ui/Icon/Icon';
import { retryIcon } from '../../src/components/ui/Icon/actionIcons';
import { Message } from '../../src/components/ui/Message/Message';
import { Spinner } from '../../src/components/ui/Spinner/Spinner';
import { button, primary } from '../../src/components/ui/buttons/buttons.css';
import { routes } from '../../src/domain/addresses/routes';
import { useTitle } from '../routing/useTitle';
import { page } from '../shell/Shell.css';
import * as styles from './Redirecting.css';
import { useSessionState, useSession } from './SessionContext';

export interface RedirectingProps {
  /** Path within the dashboard to return to after signing in. */
  destination: string;
  /** Path within the dashboard to go to when signing in fails. */
  back: string;
}

const failure = 'You could not be signed in';

/** Shows that the user is being redirected to the sign-on server, or why that failed. */
export function Redirecting({ destination, back }: RedirectingProps) {
  const session = useSession();
  const { linkBase } = useServices();
  const { problem, isChecking } = useSessionState();
  const logIn = () =>
    void session.login({ redirectUri: destination.slice(1) }).catch(() => undefined);
  useTitle(problem ? failure : routes.login.title);
  if (!problem) {
    return (
      <div className={page}>
        <div className={styles.sheet}>
          <Spinner label="Redirecting" />
          <h1 className={styles.words}>Please wait while you are redirected to the login server</h1>
          {/* After a cancelled or failed sign-in, nothing redirects the user again. */}
          {!isChecking && (
            <button type="button" className={button} onClick={logIn}>
              Log in
            </button>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className={page}>
      <Message kind="failed" level={1} heading={failure} remark={problem.message}>
        <button type="button" className={`${button} ${primary}`} onClick={logIn}>
          <Icon path={retryIcon} />
          Try again
        </button>
        <a className={button} href={linkBase + back.slice(1)}>
          Go Back
        </a>
      </Message>
    </div>
  );
}
