import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { alertIcon } from '../Icon/statusIcons';
import * as styles from './Field.css';

export interface RemarkProps {
  /** Id of the element, for `aria-describedby`. */
  id?: string;
  /** The problem. A sign is before it, so that it does not depend on its colour. */
  problem?: string;
  /** A possible problem. Shown if there is no `problem`. */
  advice?: string;
  /** What to enter. Shown if there is neither a problem nor advice. */
  hint?: ReactNode;
  /** Another class. */
  className?: string;
}

/** The text below a field. */
export function Remark({ id, problem, advice, hint, className = '' }: RemarkProps) {
  const kind = problem ? styles.problem : advice ? styles.advice : styles.hint;
  return (
    <p id={id} className={`${className} ${kind}`}>
      {problem && (
        <span className={styles.sign}>
          <Icon path={alertIcon} />
        </span>
      )}
      {problem || advice || hint}
    </p>
  );
}
