import { useEffect, useId, useRef } from 'react';
import type { OutdatedMark } from '../../../../domain/editing/versionEdits';
import { focusSubmit } from '../../../forms/Submission/moveFocus';
import { button, smallButton } from '../../../ui/buttons/buttons.css';
import * as styles from './VersionsSection.css';

export interface OutdatedNoteProps {
  /** Without any, nothing is shown. */
  outdated: readonly OutdatedMark[];
  /** Whether other versions are still marked. */
  isMoreMarked: boolean;
  /** How many saves were stopped by outdated marks. The note takes the focus after each. */
  focusRequests: number;
  /** Called when the user closes the note. */
  onSeen: () => void;
}

/** Says which marks can no longer be saved, because the artifact was changed elsewhere. */
export function OutdatedNote({ outdated, isMoreMarked, focusRequests, onSeen }: OutdatedNoteProps) {
  const headingId = useId();
  const note = useRef<HTMLDivElement>(null);
  const isShown = outdated.length > 0;
  useEffect(() => {
    if (focusRequests > 0 && isShown) note.current?.focus();
  }, [focusRequests, isShown]);
  if (!isShown) return null;
  // The note is removed with its button, so the focus moves on.
  const goOn = () => {
    focusSubmit(note.current);
    onSeen();
  };
  return (
    <div ref={note} className={styles.note} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <p className={styles.noteHeading} id={headingId}>
        The versions were changed since you marked them
      </p>
      <ul>
        {outdated.map((mark, index) => (
          <li key={index}>{sentenceOf(mark)}</li>
        ))}
      </ul>
      <p>
        {outdated.length === 1 ? 'This mark was' : 'These marks were'} removed.{' '}
        {isMoreMarked
          ? 'The other marks are unchanged. Press Save Versions to continue.'
          : 'Nothing else is marked.'}
      </p>
      <button type="button" className={`${button} ${smallButton}`} onClick={goOn}>
        OK
      </button>
    </div>
  );
}

function sentenceOf({ slug, reason }: OutdatedMark): string {
  switch (reason) {
    case 'doi':
      return `${slug} now has a DOI and cannot be deleted.`;
    case 'missing':
      return `${slug} was deleted, so no DOI can be requested for it.`;
    case 'repeated':
      return `Several versions are now called ${slug}. The catalogue cannot tell them apart, so they cannot be changed.`;
  }
}
