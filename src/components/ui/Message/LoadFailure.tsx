import { useState } from 'react';
import { textButton } from '../buttons/buttons.css';
import type { CatalogueLoad } from '../../services/catalogueLoader';
import { Message } from './Message';
import { reasonOf } from './reasonOf';
import { failureNote } from '../PartBoundary/PartBoundary.css';

export interface LoadFailureProps {
  /** The state of loading the catalogue, and a function to try again. */
  load: CatalogueLoad & { retry: () => void };
  /** Called when the user tries again. The focused button then disappears. */
  onRetry?: () => void;
}

/** Says that the catalogue could not be loaded or updated, or that entries could not be read. */
export function LoadFailure({ load, onRetry }: LoadFailureProps) {
  const { status, artifacts, problems, isRemembered } = load;
  const [tried, setTried] = useState<string>();
  const isLoadingOn = status === 'loading' && artifacts.length > 0;
  if (tried && status !== 'failed' && !isLoadingOn) setTried(undefined);
  const failure =
    status === 'failed' ? `${whatIsMissing(isRemembered)} ${reasonOf(load.error)}` : undefined;
  // The note stays until the result is known. If it disappeared at once, a double click would hit
  // the content that moves into its place.
  const note = failure ?? (isLoadingOn ? tried : undefined);
  const retry = () => {
    if (artifacts.length > 0) setTried(failure);
    onRetry?.();
    load.retry();
  };
  if (status === 'failed' && artifacts.length === 0) {
    return (
      <div part="failure">
        <Message
          kind="failed"
          level={3}
          heading="The artifacts could not be loaded"
          remark={`${reasonOf(load.error)} Your search and filters are kept.`}
          onRetry={retry}
        />
      </div>
    );
  }
  return (
    <>
      {note && (
        <p className={failureNote} role="alert">
          {note}{' '}
          {failure ? (
            <button type="button" className={textButton} onClick={retry}>
              Try again
            </button>
          ) : (
            'Trying again …'
          )}
        </p>
      )}
      {problems.length > 0 && (
        <p className={failureNote} title={problems.join('\n')}>
          {problems.length === 1
            ? 'One entry of the catalogue is damaged and may be shown incompletely.'
            : `${problems.length} entries of the catalogue are damaged and may be shown incompletely.`}
        </p>
      )}
    </>
  );
}

function whatIsMissing(isRemembered?: boolean): string {
  return isRemembered
    ? 'The list could not be updated. It shows the artifacts as of your last visit.'
    : 'The rest of the artifacts could not be loaded.';
}
