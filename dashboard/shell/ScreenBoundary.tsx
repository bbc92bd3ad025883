import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Message } from '../../src/components/ui/Message/Message';
import { button } from '../../src/components/ui/buttons/buttons.css';
import { UnloadedScreen } from '../../src/components/ui/lazy/lazyCode';
import { screenPath } from '../../src/domain/addresses/routes';
import { useTitle } from '../routing/useTitle';
import { page } from './Shell.css';

/** Catches errors of a screen, including code that did not load. The navigation bar stays. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={screenPath(pathname)} path={pathname}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  path: string;
  children: ReactNode;
}

interface BoundaryState {
  error?: unknown;
  isFailed: boolean;
}

const noFailure: BoundaryState = { isFailed: false, error: undefined };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = noFailure;

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { isFailed: true, error };
  }

  override componentDidMount() {
    window.addEventListener('online', this.#comeBack);
  }

  override componentDidUpdate({ path }: BoundaryProps) {
    if (this.state.isFailed && path !== this.props.path) this.#forget();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#comeBack);
    this.#renew();
  }

  /** Clears the failure, for the next screen and the next visit. */
  readonly #forget = () => {
    this.#renew();
    this.setState(noFailure);
  };

  readonly #renew = () => {
    if (this.state.error instanceof UnloadedScreen) this.state.error.renew();
  };

  /** Loads missing code silently. A reload of the page would lose what the user typed. */
  readonly #comeBack = () => {
    if (this.state.error instanceof UnloadedScreen) this.#forget();
  };

  readonly #tryAgain = () => {
    const { error } = this.state;
    const reload = () => window.location.reload();
    if (!(error instanceof UnloadedScreen)) return reload();
    // Offline, a reload would lose the page. Online, it helps when a new release has replaced the
    // code.
    return void error.loadAgain().then(this.#forget, () => navigator.onLine && reload());
  };

  override render() {
    const { error, isFailed } = this.state;
    if (!isFailed) return this.props.children;
    const isOffline = error instanceof UnloadedScreen && !navigator.onLine;
    return <Failure isOffline={isOffline} onRetry={this.#tryAgain} />;
  }
}

/** Replaces a screen that cannot be shown. */
function Failure({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const heading = isOffline ? 'You are offline' : 'This page could not be shown';
  useTitle(heading);
  return (
    <div className={page}>
      <Message
        kind="failed"
        level={1}
        heading={heading}
        remark={
          isOffline
            ? 'This page has not been loaded yet. It appears when the connection is back. What you typed elsewhere is kept.'
            : 'Its code may not have loaded, or something in it failed. Nothing was changed.'
        }
      >
        <button type="button" className={button} onClick={onRetry}>
          {isOffline ? 'Try again' : 'Load it again'}
        </button>
      </Message>
    </div>
  );
}
