import { type ReactNode, useId } from 'react';
import { label } from '../../ui/Field/Field.css';
import * as styles from './ShareDialog.css';

interface PreviewFrameProps {
  /** @default the reader's own */
  theme?: 'light' | 'dark';
  children: ReactNode;
}

/** The page of somebody else. Nothing in it can be pressed. */
export function PreviewFrame({ theme, children }: PreviewFrameProps) {
  const id = useId();
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <span className={label} id={id}>
        Preview
      </span>
      <div className={styles.preview} data-theme={theme}>
        <div className={styles.previewed} ref={makeInert}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** React 18 does not know the property. */
function makeInert(element: HTMLElement | null) {
  element?.setAttribute('inert', '');
}
