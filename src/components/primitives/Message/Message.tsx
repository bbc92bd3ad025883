import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { alertIcon, searchIcon } from '../Icon/icons';
import * as styles from './Message.css';

export interface MessageProps {
  /** What is the case, in a few words. */
  heading: string;
  /** `empty`: there is nothing to show; `failed`: something went wrong, and it is said aloud at once. */
  kind: 'empty' | 'failed';
  /** The heading's level where the message stands. @default 2 */
  level?: 1 | 2 | 3;
  /** The outline of the sign above the heading. @default a triangle for what failed, a magnifier for what was not found */
  icon?: string;
  /** More words: what was kept, what may be the reason. */
  remark?: ReactNode;
  /** The next step: buttons or links. */
  children?: ReactNode;
}

/** Stands in the place of contents that are not there, and says what to do next. */
export function Message({ heading, kind, level = 2, icon, remark, children }: MessageProps) {
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
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
