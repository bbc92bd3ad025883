import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Another one means another try. */
  change: unknown;
  /** Stands in the place of what failed. */
  fallback: (retry: () => void) => ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  change?: unknown;
}

/** Keeps a crash of a part from emptying what it stands in, and tries again at the next change. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { change }: ErrorBoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return change === state.change ? null : { change, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
