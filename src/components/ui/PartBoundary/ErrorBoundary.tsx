import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** The data of the children. When it changes, they render again after a failure. */
  change: unknown;
  /** Renders in place of children that failed. */
  fallback: (retry: () => void) => ReactNode;
  /** Called with the error that a child threw. */
  onError?: (error: unknown) => void;
  /** Content that may fail. */
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  change?: unknown;
}

/** Contains a render error: shows `fallback` instead of the children. */
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
