import { fieldLabel } from '../../../domain/drafts/draftField';
import type { StartField } from '../../../domain/imports/startValues';
import { textButton } from '../../ui/buttons/buttons.css';
import * as styles from './StartFrom.css';

export interface FilledNoteProps {
  field: StartField;
  /** Name of the format that the value comes from. */
  source: string;
  /** Called to put the earlier value back. */
  onUndo: () => void;
}

/** Says where the value of a field comes from, with a button that puts the earlier one back. */
export function FilledNote({ field, source, onUndo }: FilledNoteProps) {
  return (
    <span className={styles.filled}>
      <span className={styles.source}>from {source}</span>
      <button
        type="button"
        className={textButton}
        aria-label={`Undo ${fieldLabel(field)} from ${source}`}
        onClick={onUndo}
      >
        Undo
      </button>
    </span>
  );
}
