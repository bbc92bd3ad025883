import { useId } from 'react';
import { small } from '../base/base.css';
import { hint as hintText, label } from '../Field/Field.css';
import * as styles from './Segments.css';

/** One choice. */
export interface SegmentOption<Value extends string> {
  value: Value;
  /** The visible name. */
  name: string;
}

export interface SegmentsProps<Value extends string> {
  /** The chosen value. */
  legend: string;
  /** The choices, a few. */
  options: readonly SegmentOption<Value>[];
  /** The chosen value. */
  value: Value;
  /** Called with the new value. */
  onChange: (value: Value) => void;
  /** The meaning of the chosen value. */
  hint?: string;
  /** @default false */
  /** Whether nothing can be chosen. @default false */
  isDisabled?: boolean;
}

/** A choice between a few values: radio buttons in a row, which wraps where it must. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, options, value, onChange, hint, isDisabled } = props;
  const id = useId();
  return (
    <fieldset disabled={isDisabled} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={`${label} ${styles.legend}`}>{legend}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={option.value}
              checked={option.value === value}
              // As browsers do. A dialog asks for the first control that Tab reaches.
              tabIndex={option.value === value ? undefined : -1}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={`${small} ${hintText}`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
