import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { button, Message } from '../../../src/entries/components';
import { screenOf } from '../routing/screenOf';
import { page } from './Shell.css';

/** Keeps the bar and the way out when a screen cannot be shown: its code did not load, or it failed. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={screenOf(pathname)} path={pathname}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  path: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidUpdate({ path }: BoundaryProps) {
    if (this.state.isFailed && path !== this.props.path) this.setState({ isFailed: false });
  }

  override render() {
    if (!this.state.isFailed) return this.props.children;
    return (
      <div className={page}>
        <Message
          kind="failed"
          level={1}
          heading="This page could not be shown"
          remark="Its code may not have loaded, or something in it failed. Nothing was changed."
        >
          <button type="button" className={button} onClick={() => window.location.reload()}>
            Load it again
          </button>
        </Message>
      </div>
    );
  }
}
