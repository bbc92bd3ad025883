import { type ReactNode, useId } from 'react';
import { Counter } from './Counter';
import * as styles from './Field.css';

/** What a control needs to be tied to its label and to what is said of it. */
export interface ControlAttributes {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  /** The control's name, for people. */
  label: string;
  /** The control's name, for those who look for it. */
  name: string;
  /** What to enter; shown while nothing is wrong. */
  hint?: ReactNode;
  /** What is wrong. */
  problem?: string;
  /** What may be wrong, and hinders nothing. */
  advice?: string;
  /** How many characters there are, and how many there may be. */
  length?: { count: number; limit: number };
  /** Stands beside the label: how much the field is needed. */
  need?: 'optional' | 'recommended';
  /** A further class for the label's line. */
  headClass?: string;
  labelId?: string;
  /** The control. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A control with its label above it, and below it what to enter or what is wrong. */
export function Field(props: FieldProps) {
  const { label, name, hint, problem, advice, length, need, headClass = '' } = props;
  const id = useId();
  const remark = problem || advice || hint;
  const remarkClass = problem ? styles.problem : advice ? styles.advice : styles.hint;
  return (
    <div className={styles.field}>
      <div className={`${styles.head} ${headClass}`}>
        <label className={styles.label} htmlFor={id} id={props.labelId}>
          {label}
        </label>
        {need && <span className={styles.need}>{need}</span>}
      </div>
      {props.children({
        id,
        name,
        'aria-describedby': remark ? `${id}-remark` : undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {(remark || length) && (
        <div className={styles.foot}>
          {remark && (
            <p className={remarkClass} id={`${id}-remark`}>
              {remark}
            </p>
          )}
          {length && <Counter {...length} />}
        </div>
      )}
    </div>
  );
}
