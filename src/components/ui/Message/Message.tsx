import type { ReactNode } from 'react';
import { button } from '../buttons/buttons.css';
import type { HeadingLevel } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { alertIcon } from '../Icon/statusIcons';
import { retryIcon, searchIcon } from '../Icon/actionIcons';
import * as styles from './Message.css';

export interface MessageProps {
  /** What happened, in a few words. */
  heading: string;
  /**
   * `empty`: there is nothing to show. `failed`: something went wrong, and screen readers announce
   * it.
   */
  kind: 'empty' | 'failed';
  /** Level of the heading. @default 2 */
  level?: HeadingLevel;
  /**
   * Path of the icon above the heading.
   * @default a triangle for `failed`, a magnifier for `empty`
   */
  icon?: string;
  /** Details: a reason, or the data that stays safe. */
  remark?: ReactNode;
  /** Called when the user presses "Try again". Without it, there is no such button. */
  onRetry?: () => void;
  /** Buttons or links for the next step. */
  children?: ReactNode;
}

/** Replaces missing content, and suggests the next step. */
export function Message(props: MessageProps) {
  const { heading, kind, level = 2, icon, remark, onRetry, children } = props;
  const Heading = `h${level}` as const;
  const isFailed = kind === 'failed';
  return (
    <div
      className={`${styles.message} ${isFailed ? styles.failed : ''}`}
      role={isFailed ? 'alert' : undefined}
    >
      <span className={styles.sign}>
        <Icon path={icon ?? (isFailed ? alertIcon : searchIcon)} />
      </span>
      <Heading className={styles.heading}>{heading}</Heading>
      {remark && <p className={styles.remark}>{remark}</p>}
      {(onRetry || children) && (
        <div className={styles.actions}>
          {onRetry && (
            <button type="button" className={button} onClick={onRetry}>
              <Icon path={retryIcon} />
              Try again
            </button>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
