import { button, primary, wideButton } from '../../ui/buttons/buttons.css';
import * as styles from './FiltersFoot.css';

export interface FiltersFootProps {
  /** Number of artifacts that match the filters. Absent while it is not known. */
  matching?: number;
  /** Called when the user goes on to the artifacts. */
  onClose: () => void;
}

const numberFormat = new Intl.NumberFormat('en');

/** The end of the unfolded filters on phones: a link to the artifacts, with their number. */
export function FiltersFoot({ matching, onClose }: FiltersFootProps) {
  return (
    <div className={styles.foot}>
      <button
        type="button"
        className={`${button} ${wideButton} ${matching === 0 ? '' : primary}`}
        onClick={onClose}
      >
        {nameOf(matching)}
      </button>
    </div>
  );
}

function nameOf(matching: number | undefined): string {
  if (matching === undefined) return 'Show artifacts';
  // The list then offers filters to remove.
  if (matching === 0) return 'No artifacts: see what to change';
  return `Show ${numberFormat.format(matching)} ${matching === 1 ? 'artifact' : 'artifacts'}`;
}
