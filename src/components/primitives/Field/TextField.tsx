import { countCharacters } from '../../../domain/drafts/characters';
import { Field, type FieldProps } from './Field';
import * as styles from './Field.css';

export interface TextFieldProps extends Omit<FieldProps, 'children' | 'length'> {
  value: string;
  onChange: (value: string) => void;
  /** @default 'text' */
  type?: 'text' | 'email' | 'url';
  /** More than one makes a field of so many lines, which may hold newlines. @default 1 */
  rows?: number;
  /** Counts the characters against this. Nothing is cut off. */
  limit?: number;
  isRequired?: boolean;
  isDisabled?: boolean;
  placeholder?: string;
  /** @default 'off' */
  autoComplete?: string;
}

/** A field for text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', rows = 1, limit, ...rest } = props;
  const { isRequired, isDisabled, placeholder, autoComplete = 'off', ...fieldProps } = rest;
  const length = limit === undefined ? undefined : { count: countCharacters(value), limit };
  return (
    <Field {...fieldProps} length={length}>
      {(attributes) => {
        const shared = {
          ...attributes,
          className: styles.input,
          value,
          placeholder,
          autoComplete,
          required: isRequired,
          disabled: isDisabled,
        };
        return rows > 1 ? (
          <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
        );
      }}
    </Field>
  );
}
