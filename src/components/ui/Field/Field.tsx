import { type ReactNode, useId } from 'react';
import { spokenOnly } from '../base/base.css';
import * as styles from './Field.css';
import { Remark } from './Remark';

/** Attributes that connect a control with its label, hint and problem. */
export interface ControlAttributes {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  /** Label of the field. */
  label: string;
  /** The control's `name` attribute. */
  name: string;
  /** What to enter. Hidden while there is a problem. */
  hint?: ReactNode;
  /** The problem with the value. */
  problem?: string;
  /** A possible problem. It does not block anything. */
  advice?: string;
  /** The number of characters as the server counts them, and the most allowed. */
  length?: { count: number; limit: number };
  /** Says beside the label how much the field is needed. */
  need?: 'optional' | 'required';
  /** Content at the end of the label's line. */
  note?: ReactNode;
  /** Another class for the label's line. */
  headClass?: string;
  /** Id of the label's element. @default a generated id */
  labelId?: string;
  /** Renders the control. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A control with a label above, and a hint or problem below. */
export function Field(props: FieldProps) {
  const { label, name, hint, problem, advice, length, need, note, headClass = '' } = props;
  const id = useId();
  const remark = problem || advice || hint;
  return (
    <div className={styles.field}>
      <div className={`${styles.head} ${headClass}`}>
        <label className={styles.label} htmlFor={id} id={props.labelId}>
          {label}
        </label>
        {need && <span className={styles.need}>{need}</span>}
        {note}
      </div>
      {props.children({
        id,
        name,
        'aria-describedby': remark ? `${id}-remark` : undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {(remark || length) && (
        <div className={styles.foot}>
          {remark && <Remark id={`${id}-remark`} problem={problem} advice={advice} hint={hint} />}
          {length && <Counter {...length} />}
        </div>
      )}
    </div>
  );
}

/**
 * Shows how much of a limit is used. Warns from 90 % on, and announces when the limit is passed.
 */
function Counter({ count, limit }: NonNullable<FieldProps['length']>) {
  const excess = count - limit;
  const level = excess > 0 ? 'over' : count > limit * 0.9 ? 'near' : undefined;
  return (
    <>
      <span className={styles.counter} data-level={level}>
        <span aria-hidden>
          {count} / {limit}
        </span>
        <span className={spokenOnly}>
          {count} of {limit} characters
        </span>
      </span>
      <span className={spokenOnly} role="status">
        {excess > 0 && `${excess} ${excess === 1 ? 'character' : 'characters'} too many`}
      </span>
    </>
  );
}
