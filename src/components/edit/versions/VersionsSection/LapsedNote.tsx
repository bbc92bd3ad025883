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
        {lapsed.length === 1 ? 'This mark is' : 'These marks are'} taken back.{' '}
        {isMoreMarked
          ? 'What is still marked is unchanged: press Save Versions to go on.'
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
      return `${slug} has a DOI by now: it cannot be deleted.`;
    case 'gone':
      return `${slug} is not there any more: no DOI can be requested for it.`;
    case 'repeated':
      return `Several versions are called ${slug} by now: the catalogue cannot tell them apart, so nothing can be done to it.`;
  }
}
