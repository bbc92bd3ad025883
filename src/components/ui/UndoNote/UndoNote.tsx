import { textButton } from '../buttons/buttons.css';
import * as styles from './UndoNote.css';

export interface UndoNoteProps {
  /** Describes the action. */
  text: string;
  /** The label of the button, beginning with "Undo". */
  label: string;
  /** Called to undo it. */
  onUndo: () => void;
}

/** Describes an action, with a button that undoes it. */
export function UndoNote({ text, label, onUndo }: UndoNoteProps) {
  return (
    <p className={styles.note}>
      <span dir="auto">{text}</span>
      <button type="button" className={textButton} aria-label={label} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
