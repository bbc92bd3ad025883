import { type ComponentProps, useEffect, useId, useRef } from 'react';
import type { GitRefOption } from '../../../domain/artifact/git/gitRefs';
import { iconButton } from '../../ui/buttons/buttons.css';
import { Field } from '../../ui/Field/Field';
import { unfoldIcon } from '../../ui/Icon/arrowIcons';
import { Icon } from '../../ui/Icon/Icon';
import { checkIcon } from '../../ui/Icon/statusIcons';
import { LiveRegion } from '../../ui/base/LiveRegion';
import { Spinner } from '../../ui/Spinner/Spinner';
import * as pickerStyles from '../TagPicker/TagPicker.css';
import * as styles from './KindFields.css';
import type { GitLookup } from './useGitLookup';
import { type RefChoice, useRefCombobox } from './useRefCombobox';

export interface RefPickerProps extends RefChoice {
  /** The known facts about the repository. */
  lookup: GitLookup;
  /** The problem below the field, if any. */
  problem?: string;
  /** Whether the field takes no input. */
  isDisabled?: boolean;
}

/** A field to choose a branch or tag. Typing filters the list. */
export function RefPicker(props: RefPickerProps) {
  const { lookup, problem, isDisabled, ...choice } = props;
  const { chosen, text } = choice;
  const { status, options } = lookup;
  const labelId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const picker = useRefCombobox({ ...choice, options, labelId });
  const { combobox, shown, count } = picker;
  const { isOpen } = combobox;
  useEffect(() => {
    // In a low window, the list opens below the lower edge.
    if (isOpen && popup.current && 'scrollIntoView' in popup.current) {
      popup.current.scrollIntoView({ block: 'nearest' });
    }
  }, [isOpen, status]);
  const isLeftover = picker.isLeftover && status === 'ready' && options.length > 0;
  return (
    <Field
      label="Select Git Branch/Tag"
      name="gitRef"
      labelId={labelId}
      problem={problem}
      advice={isLeftover ? `This repository has no branch or tag “${text.trim()}”.` : undefined}
      hint={hintOf(lookup, chosen)}
    >
      {(attributes) => {
        const inputProps = combobox.getInputProps<ComponentProps<'input'>>({
          ...attributes,
          disabled: isDisabled,
          required: true,
          ...picker.inputHandlers,
        });
        return (
          <div className={pickerStyles.anchor}>
            <div className={pickerStyles.combo} data-invalid={attributes['aria-invalid']}>
              <div className={pickerStyles.contents}>
                <input
                  {...inputProps}
                  type="text"
                  aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
                  className={pickerStyles.input}
                  placeholder={status === 'ready' ? 'Search branches and tags' : undefined}
                />
              </div>
              {status === 'looking' && (
                <span className={styles.busy}>
                  <Spinner label="Looking for branches and tags" />
                </span>
              )}
              <button
                {...combobox.getToggleButtonProps({
                  'aria-label': 'Show branches and tags',
                  disabled: isDisabled,
                })}
                type="button"
                className={`${iconButton} ${pickerStyles.toggle}`}
              >
                <Icon path={unfoldIcon} />
              </button>
            </div>
            <div className={pickerStyles.popup} hidden={!isOpen} ref={popup}>
              <ul
                {...combobox.getMenuProps({ 'aria-label': 'Branches and tags' })}
                className={pickerStyles.list}
              >
                {isOpen &&
                  shown.map((option, index) => (
                    <li
                      key={option.ref}
                      {...combobox.getItemProps({ item: option, index })}
                      className={`${pickerStyles.option} ${styles.option}`}
                    >
                      <span className={styles.name}>{option.name}</span>{' '}
                      <span className={styles.kind}>{option.kind}</span>
                      {option.ref === chosen?.ref && (
                        <>
                          {' '}
                          <Icon path={checkIcon} label="chosen" />
                        </>
                      )}
                    </li>
                  ))}
              </ul>
              {count > shown.length && (
                <p className={pickerStyles.nothing}>
                  {count - shown.length} more: type to find them.
                </p>
              )}
              {count === 0 && <p className={pickerStyles.nothing}>{whyNothing(lookup, text)}</p>}
            </div>
            <LiveRegion text={spokenOf(lookup, { chosen, text, count })} />
          </div>
        );
      }}
    </Field>
  );
}

/** Says how many refs there are, then which commit is chosen. */
function hintOf({ status, options }: GitLookup, chosen: GitRefOption | undefined) {
  if (status === 'looking') return 'Looking for branches and tags …';
  if (chosen) {
    return (
      <>
        Commit <code className={styles.commit}>{chosen.commit.slice(0, 12)}</code>
      </>
    );
  }
  return options.length > 0 ? countOf(options.length) : undefined;
}

function whyNothing({ status, options }: GitLookup, text: string): string {
  switch (status) {
    case 'idle':
      return 'Enter the clone URL first.';
    case 'looking':
      return 'The branches and tags are loading.';
    case 'failed':
      return 'The branches and tags could not be fetched.';
    case 'ready':
      return options.length === 0
        ? 'Nothing to choose from.'
        : `No branch or tag matches “${text.trim()}”.`;
  }
}

/** Returns the announcement for screen readers. */
function spokenOf(
  { status, options }: GitLookup,
  { chosen, text, count }: { chosen?: GitRefOption; text: string; count: number },
): string {
  if (status === 'looking') return 'Looking for branches and tags';
  if (status !== 'ready') return '';
  if (chosen) return `${chosen.name}, ${chosen.kind}, chosen`;
  if (options.length === 0) return nothingFound;
  return text.trim() ? `${count} of ${options.length} match` : countOf(options.length);
}

/** Shown if no refs are found. The repository may be private (contract/api 2.13.31). */
export const nothingFound =
  'Nothing found: check the URL. The repository must exist and be open to everyone.';

function countOf(count: number): string {
  return count === 1 ? '1 branch or tag found' : `${count} branches and tags found`;
}
