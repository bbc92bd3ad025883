import { useEffect, useId, useRef } from 'react';
import type { LapsedMark } from '../../../../domain/editing/versionEdits';
import { button, smallButton } from '../../../primitives/buttons/buttons.css';
import * as styles from './VersionsSection.css';

export interface LapsedNoteProps {
  /** Without any, nothing is shown. */
  lapsed: readonly LapsedMark[];
  /** Whether other versions are still marked. */
  isMoreMarked: boolean;
  /** How many saves were stopped by outdated marks. The note takes the focus after each. */
  holdUps: number;
  /** Called when the user closes the note. */
  onSeen: () => void;
}

/** Says which marks can no longer be saved, because the artifact was changed elsewhere. */
export function LapsedNote({ lapsed, isMoreMarked, holdUps, onSeen }: LapsedNoteProps) {
  const headingId = useId();
  const note = useRef<HTMLDivElement>(null);
  const isShown = lapsed.length > 0;
  useEffect(() => {
    if (holdUps > 0 && isShown) note.current?.focus();
  }, [holdUps, isShown]);
  if (!isShown) return null;
  // The note is removed with its button, so the focus moves on.
  const goOn = () => {
    note.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    onSeen();
  };
  return (
    <div ref={note} className={styles.note} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <p className={styles.noteHeading} id={headingId}>
        The versions were changed since you marked them
      </p>
      <ul>
        {lapsed.map((mark) => (
          <li key={`${mark.contentsUrn} ${mark.fate}`}>{sentenceOf(mark)}</li>
        ))}
      </ul>
      <p>
        {lapsed.length === 1 ? 'This mark was' : 'These marks were'} removed.{' '}
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

function sentenceOf({ slug, reason }: LapsedMark): string {
  switch (reason) {
    case 'doi':
      return `${slug} now has a DOI and cannot be deleted.`;
    case 'gone':
      return `${slug} was deleted, so no DOI can be requested for it.`;
    case 'repeated':
      return `Several versions are now called ${slug}. The catalogue cannot tell them apart, so they cannot be changed.`;
  }
}
