import { type JSX, useId, useRef } from 'react';
import { small } from '../../ui/base/base.css';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { LazyNote } from '../../ui/lazy/lazyCode';
import * as styles from './FoldedPart.css';
import type { FoldedState } from './useFoldedPart';

export interface FoldedPartProps<Props> {
  /** Label of the button that opens the part. */
  label: string;
  /** Name of this button, to move the focus to it. */
  name: string;
  state: FoldedState<Props>;
  props: Props & JSX.IntrinsicAttributes;
}

/** A part of a form behind a button. */
export function FoldedPart<Props>({ label, name, state, props }: FoldedPartProps<Props>) {
  const { isOpen, code, open, close } = state;
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const Part = code.code;
  return (
    <div className={styles.part}>
      <button
        ref={opener}
        type="button"
        name={name}
        className={`${button} ${smallButton} ${styles.opener}`}
        aria-expanded={isOpen}
        aria-controls={isOpen && Part ? id : undefined}
        onClick={isOpen ? close : open}
      >
        {label}
      </button>
      <span className={small}>
        <LazyNote state={code} control={opener} />
      </span>
      {Part && (
        <div id={id} hidden={!isOpen}>
          <Part {...props} />
        </div>
      )}
    </div>
  );
}
