import { type ChangeEvent, type ComponentProps, useId } from 'react';
import type { Author } from '../../../domain/artifact/author';
import { LiveRegion } from '../../ui/base/LiveRegion';
import { muted } from '../../ui/base/base.css';
import { useUserContent } from '../../ui/base/useUserContent';
import { Field, type FieldProps } from '../../ui/Field/Field';
import * as field from '../../ui/Field/Field.css';
import * as picker from '../TagPicker/TagPicker.css';
import * as styles from './AuthorRows.css';
import { useNameCombobox } from './useNameCombobox';

export interface NameFieldProps extends Pick<
  FieldProps,
  'name' | 'label' | 'problem' | 'headClass'
> {
  /** The name. */
  value: string;
  /** Called with the new name. */
  onChange: (value: string) => void;
  /** The authors to choose from. */
  earlier: readonly Author[];
  /** Authors who are listed already. They are not suggested. */
  listed: readonly Author[];
  /** Called with the author that the user chooses. */
  onChoose: (author: Author) => void;
}

/** The field of an author's name. It suggests authors, but takes every name. */
export function NameField(props: NameFieldProps) {
  const { value, onChange, earlier, listed, onChoose, ...fieldProps } = props;
  const labelId = useId();
  const userContent = useUserContent();
  const { combobox, suggestions, isOpen, inputHandlers } = useNameCombobox({
    ...{ value, earlier, listed, labelId, onChoose },
  });
  return (
    <Field {...fieldProps} labelId={labelId}>
      {(attributes) => {
        const inputProps = combobox.getInputProps<ComponentProps<'input'>>({
          ...attributes,
          ...inputHandlers,
          onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
        });
        return (
          <div className={picker.anchor}>
            <input
              {...inputProps}
              aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
              {...userContent}
              type="text"
              className={field.input}
              autoComplete="off"
              required
            />
            <div className={picker.popup} hidden={!isOpen}>
              <ul
                {...combobox.getMenuProps({ 'aria-label': 'Suggestions' })}
                className={picker.list}
              >
                {isOpen &&
                  suggestions.map((author, index) => (
                    <li
                      key={`${author.fullName}\n${author.email}\n${author.affiliation}`}
                      {...combobox.getItemProps({ item: author, index })}
                      {...userContent}
                      className={`${picker.option} ${styles.suggestion}`}
                    >
                      <span>{author.fullName}</span>
                      <span className={muted}>
                        {[author.affiliation, author.email].filter(Boolean).join(', ')}
                      </span>
                    </li>
                  ))}
              </ul>
            </div>
            <LiveRegion text={isOpen ? countOf(suggestions.length) : ''} />
          </div>
        );
      }}
    </Field>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
