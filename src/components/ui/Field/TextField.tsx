import type { ChangeEvent } from 'react';
import { countCharacters } from '../../../domain/text/characters';
import { Field, type FieldProps } from './Field';
import { useUserContent } from '../base/useUserContent';
import * as styles from './Field.css';

export interface TextFieldProps extends Omit<FieldProps, 'children' | 'length'> {
  /** The text. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Type of the input. @default 'text' */
  type?: 'text' | 'email' | 'url';
  /** Number of lines. More than one makes a multi-line field. @default 1 */
  rows?: number;
  /** Shows how many characters are used. Longer text is not cut. */
  limit?: number;
  /** Whether the field must be filled in. @default false */
  isRequired?: boolean;
  /** Whether the field is disabled. @default false */
  isDisabled?: boolean;
  /** Example that an empty field shows. */
  placeholder?: string;
  /** Hint for the browser's autofill. @default 'off' */
  autoComplete?: string;
}

/** A text field. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', rows = 1, limit, ...rest } = props;
  const { isRequired, isDisabled, placeholder, autoComplete = 'off', ...fieldProps } = rest;
  const userContent = useUserContent();
  const length = limit === undefined ? undefined : { count: countCharacters(value), limit };
  return (
    <Field {...fieldProps} length={length}>
      {(attributes) => {
        const shared = {
          ...attributes,
          ...userContent,
          className: styles.input,
          value,
          placeholder,
          autoComplete,
          required: isRequired,
          disabled: isDisabled,
          onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onChange(event.target.value),
        };
        return rows > 1 ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />;
      }}
    </Field>
  );
}
