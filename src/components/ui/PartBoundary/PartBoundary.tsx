import type { ReactNode } from 'react';
import { textButton } from '../buttons/buttons.css';
import { ErrorBoundary } from './ErrorBoundary';
import { failureNote } from './PartBoundary.css';

export interface PartBoundaryProps {
  /** Name of the part, as the start of a sentence: `The citation`. */
  name: string;
  /** The data of the part. When it changes, the part renders again after a failure. */
  change?: unknown;
  /** Another sentence, for example about what stays safe. */
  remark?: string;
  /** The part of the page. */
  children: ReactNode;
}

/** Contains a render error: shows a line with "Try again" instead of the part. */
export function PartBoundary({ name, change, remark, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      change={change}
      fallback={(retry) => (
        <p className={failureNote} role="alert">
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
