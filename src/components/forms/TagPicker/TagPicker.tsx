import { type ComponentProps, useId, useRef, useState } from 'react';
import { iconButton, textButton } from '../../ui/buttons/buttons.css';
import { Field, type FieldProps } from '../../ui/Field/Field';
import { unfoldIcon } from '../../ui/Icon/arrowIcons';
import { Icon } from '../../ui/Icon/Icon';
import { LiveRegion } from '../../ui/base/LiveRegion';
import { Spinner } from '../../ui/Spinner/Spinner';
import { TagChips } from './TagChips';
import { useUserContent } from '../../ui/base/useUserContent';
import * as styles from './TagPicker.css';
import type { TagVocabulary } from '../../services/useVocabulary';
import { useTagCombobox } from './useTagCombobox';

export interface TagPickerProps extends Omit<FieldProps, 'children' | 'length' | 'labelId'> {
  /** The tags that can be chosen, as far as loaded. */
  vocabulary: TagVocabulary;
  /** The chosen tags, in the order of choosing. */
  chosen: readonly string[];
  /** Called with the chosen tags. */
  onChange: (chosen: string[]) => void;
  /** Takes one tag: another choice replaces it. @default false */
  isSingle?: boolean;
  /** Says that there is no such tag. @default a sentence that names the catalogue */
  missing?: (typed: string) => string;
}

/** A field to choose tags: typing filters the list at once, and each choice becomes a chip. */
export function TagPicker(props: TagPickerProps) {
  const { vocabulary, chosen, onChange, isSingle = false, missing, ...fieldProps } = props;
  const { tags, status, retry } = vocabulary;
  const labelId = useId();
  const userContent = useUserContent();
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const choose = (tag: string) => {
    setAnnouncement(`${tag} ${isSingle ? 'chosen' : 'added'}`);
    onChange(isSingle ? [tag] : [...chosen, tag]);
  };
  const remove = (tag: string) => {
    setAnnouncement(`${tag} removed`);
    onChange(chosen.filter((other) => other !== tag));
  };
  const picker = useTagCombobox({
    ...{ tags, chosen, labelId, isSingle },
    onChoose: choose,
    onRemove: remove,
  });
  const { combobox, found, typed } = picker;
  const failure = status === 'failed' && (
    <>
      The tags could not be loaded.{' '}
      <button type="button" className={textButton} onClick={retry}>
        Try again
      </button>
    </>
  );
  return (
    <Field
      {...fieldProps}
      labelId={labelId}
      hint={failure || fieldProps.hint}
      advice={picker.isLeftover ? (missing ?? notInCatalogue)(typed.trim()) : undefined}
    >
      {(attributes) => {
        const inputProps = combobox.getInputProps<ComponentProps<'input'>>({
          ...attributes,
          ...picker.inputHandlers,
          ref: input,
        });
        return (
          <div className={styles.anchor}>
            <div className={styles.combo} data-invalid={attributes['aria-invalid']}>
              <div className={styles.contents}>
                <TagChips
                  chosen={chosen}
                  onRemove={remove}
                  onEmptied={() => input.current?.focus()}
                />
                <input
                  {...inputProps}
                  type="text"
                  aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
                  {...userContent}
                  className={styles.input}
                  placeholder={isSingle ? 'Choose a tag' : 'Add a tag'}
                />
              </div>
              <button
                {...combobox.getToggleButtonProps({ 'aria-label': 'Show all' })}
                type="button"
                className={`${iconButton} ${styles.toggle}`}
              >
                <Icon path={unfoldIcon} />
              </button>
            </div>
            <div className={styles.popup} hidden={!combobox.isOpen}>
              <ul
                {...combobox.getMenuProps({ 'aria-label': 'Suggestions' })}
                className={styles.list}
              >
                {combobox.isOpen &&
                  found.map((tag, index) => (
                    <li
                      key={tag}
                      {...combobox.getItemProps({ item: tag, index })}
                      {...userContent}
                      className={styles.option}
                    >
                      {tag}
                    </li>
                  ))}
              </ul>
              {found.length === 0 && (
                <p className={styles.nothing}>
                  {status === 'loading' ? (
                    <>
                      <Spinner label="Loading" /> The tags are loading.
                    </>
                  ) : (
                    nothingFound(typed.trim(), status, missing)
                  )}
                </p>
              )}
            </div>
            <LiveRegion
              text={combobox.isOpen && typed.trim() ? countOf(found.length) : announcement}
            />
          </div>
        );
      }}
    </Field>
  );
}

const notInCatalogue = (typed: string) => `The catalogue has no tag “${typed}”.`;

function nothingFound(
  typed: string,
  status: TagVocabulary['status'],
  missing = (text: string) => `No tag matches “${text}”. Choose one of the catalogue’s tags.`,
): string {
  if (status === 'failed') return 'The tags could not be loaded.';
  return typed ? missing(typed) : 'No more tags.';
}

function countOf(count: number): string {
  return count === 1 ? '1 tag matches' : `${count} tags match`;
}
