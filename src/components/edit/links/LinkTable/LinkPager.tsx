import { iconButton } from '../../../ui/buttons/buttons.css';
import { Icon } from '../../../ui/Icon/Icon';
import { nextIcon, previousIcon } from '../../../ui/Icon/arrowIcons';
import { LiveRegion } from '../../../ui/base/LiveRegion';
import { Spinner } from '../../../ui/Spinner/Spinner';
import * as styles from './LinkTable.css';

const numberFormat = new Intl.NumberFormat('en');

export interface LinkPagerProps {
  /** How many rows earlier pages have. */
  first: number;
  /** How many rows a page has. */
  rowsPerPage: number;
  /** How many rows all pages have. */
  total: number;
  /** Whether more rows may arrive. */
  isLoading: boolean;
  /** Called with 1 for the next page, with -1 for the previous one. */
  onTurn: (step: 1 | -1) => void;
}

/** Shows which rows are visible, and turns pages. A button at an end stays but does nothing. */
export function LinkPager({ first, rowsPerPage, total, isLoading, onTurn }: LinkPagerProps) {
  const last = Math.min(first + rowsPerPage, total);
  const extent =
    total > 0
      ? `${numberFormat.format(first + 1)} to ${numberFormat.format(last)} of ${numberFormat.format(total)}`
      : '';
  const turnButton = (name: string, path: string, step: 1 | -1, isPossible: boolean) => (
    <button
      type="button"
      className={`${iconButton} ${styles.pageButton}`}
      aria-label={name}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onTurn(step)}
    >
      <Icon path={path} />
    </button>
  );
  return (
    <div className={styles.pager}>
      <span className={styles.range}>
        {extent}
        {isLoading && <Spinner label="Loading" />}
      </span>
      <LiveRegion text={isLoading ? '' : extent || 'Nothing found'} />
      {turnButton('Previous page', previousIcon, -1, first > 0)}
      {turnButton('Next page', nextIcon, 1, last < total)}
    </div>
  );
}
