import type { ReactNode } from 'react';
import { textButton } from '../buttons/buttons.css';
import { ErrorBoundary } from './ErrorBoundary';
import { note } from './PartBoundary.css';

export interface PartBoundaryProps {
  /** What cannot be shown where it fails, as the beginning of a sentence: `The citation`. */
  name: string;
  /** What the part shows. Another value means another try. */
  change?: unknown;
  /** A further sentence: what was kept. */
  remark?: string;
  children: ReactNode;
}

/** Keeps a part that fails from taking its page along: a line in its place says so, and it can be tried again. */
export function PartBoundary({ name, change, remark, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      change={change}
      fallback={(retry) => (
        <p className={note} role="alert">
          {name} could not be shown. {remark}
          <button type="button" className={textButton} onClick={retry}>
            Try again
          </button>
        </p>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
