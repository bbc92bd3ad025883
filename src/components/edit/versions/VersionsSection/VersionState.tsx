import type { VersionAction } from '../../../../domain/editing/versionEdits';
import { textButton } from '../../../ui/buttons/buttons.css';
import { dangerPill, warmPill } from '../../EditSection/EditSection.css';
import { Spinner } from '../../../ui/Spinner/Spinner';

export interface MarkProps {
  /** Slug of the version. */
  slug: string;
  /** The effect of the next save. */
  action: VersionAction;
  /** Called to remove the mark. */
  onUndo: () => void;
}

/** Shows the effect of the next save on a version, with a button to undo it. */
export function Mark({ slug, action, onUndo }: MarkProps) {
  const isDeletion = action === 'delete';
  return (
    <>
      <span className={isDeletion ? dangerPill : warmPill}>
        {isDeletion ? 'Will be deleted' : 'Will Request DOI'}
      </span>
      <button
        type="button"
        className={textButton}
        data-undo
        aria-label={`Undo: ${slug}, ${isDeletion ? 'will be deleted' : 'will request DOI'}`}
        onClick={onUndo}
      >
        Undo
      </button>
    </>
  );
}

export interface AwaitedDoiProps {
  /** Slug of the version. */
  slug: string;
  /** `watched`: the page checks by itself. `given-up`: it stopped. */
  request: 'watched' | 'given-up';
  /** Called to check again. */
  onLookAgain: () => void;
}

/** Shows that a DOI was requested. After a while, offers to check again. */
export function AwaitedDoi({ slug, request, onLookAgain }: AwaitedDoiProps) {
  if (request === 'watched') {
    return (
      <span className={warmPill}>
        <Spinner label={`Awaiting the DOI of ${slug}`} />
        DOI requested…
      </span>
    );
  }
  return (
    <>
      <span className={warmPill}>Not there yet: check again later</span>
      <button
        type="button"
        className={textButton}
        aria-label={`Check again for the DOI of ${slug}`}
        onClick={onLookAgain}
      >
        Check again
      </button>
    </>
  );
}
