import { type JSX, useId } from 'react';
import { small } from '../../ui/base/base.css';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import * as styles from './LatePart.css';
import type { LateState } from './useLatePart';

export interface LatePartProps<Props> {
  /** Label of the button that opens the part. */
  label: string;
  state: LateState<Props>;
  /** Props of the part. */
  props: Props & JSX.IntrinsicAttributes;
}

/** A part of a form behind a button. Its code loads with the first press. */
export function LatePart<Props>({ label, state, props }: LatePartProps<Props>) {
  const { isOpen, Part, hasFailed, open, close } = state;
  const id = useId();
  return (
    <div className={styles.part}>
      <button
        type="button"
        className={`${button} ${smallButton} ${styles.opener}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : void open())}
      >
        {label}
      </button>
      <span className={small} role="status">
        {hasFailed && 'This could not be loaded. Try again.'}
      </span>
      {Part && (
        <div id={id} hidden={!isOpen}>
          <Part {...props} />
        </div>
      )}
    </div>
  );
}
