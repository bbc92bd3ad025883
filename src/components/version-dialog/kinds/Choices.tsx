import { label } from '../../primitives/Field/Field.css';
import type { SegmentOption } from '../../primitives/Segments/Segments';
import { legend as legendStyle, radio, segment } from '../../primitives/Segments/Segments.css';
import * as styles from './VersionFields.css';

interface ChoicesProps<Value extends string> {
  /** What is chosen. */
  legend: string;
  /** Name of the radio buttons. */
  name: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled: boolean;
}

/** Radio buttons in a row that wraps. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, options, value, onChange, isDisabled } = props;
  return (
    <fieldset disabled={isDisabled}>
      <legend className={`${label} ${legendStyle}`}>{legend}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input
              type="radio"
              className={radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
