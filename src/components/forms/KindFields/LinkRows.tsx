import { useRef } from 'react';
import { type LinkEntry, linkField } from '../../../domain/editing/newVersion/versionLinks';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { small } from '../../ui/base/base.css';
import { hint, label as labelStyle } from '../../ui/Field/Field.css';
import * as fieldRows from '../../ui/Field/fieldRows.css';
import { TextField } from '../../ui/Field/TextField';
import { plusIcon, trashIcon } from '../../ui/Icon/actionIcons';
import { Icon } from '../../ui/Icon/Icon';
import { legend } from '../../ui/Segments/Segments.css';
import { useFocusRequest } from '../Submission/useFocusRequest';
import * as styles from './KindFields.css';

interface LinkRowsProps {
  links: readonly LinkEntry[];
  onChange: (links: readonly LinkEntry[]) => void;
  /** Returns the problem of a field. */
  problemOf: (name: string) => string | undefined;
  isDisabled: boolean;
}

/** The links of a version, each with label and URN. */
export function LinkRows({ links, onChange, problemOf, isDisabled }: LinkRowsProps) {
  const host = useRef<HTMLFieldSetElement>(null);
  const requestFocus = useFocusRequest(host);
  const add = () => {
    onChange([...links, { label: '', urn: '' }]);
    requestFocus(`[name="${linkField(links.length, 'label')}"]`);
  };
  const remove = (index: number) => {
    onChange(links.filter((_, place) => place !== index));
    requestFocus('[data-add]');
  };
  return (
    <fieldset ref={host} disabled={isDisabled}>
      <legend className={`${labelStyle} ${legend}`}>Links</legend>
      <p className={`${small} ${hint}`}>
        Data sets and other external resources that this version needs.
      </p>
      {links.length > 0 && (
        <div className={styles.links}>
          {links.map((link, index) => {
            const field = (name: keyof LinkEntry) => ({
              name: linkField(index, name),
              value: link[name],
              problem: problemOf(linkField(index, name)),
              headClass: index === 0 ? undefined : fieldRows.laterLabel,
              onChange: (value: string) =>
                onChange(
                  links.map((old, place) => (place === index ? { ...old, [name]: value } : old)),
                ),
            });
            return (
              <div
                key={index}
                className={styles.link}
                role="group"
                aria-label={`Link ${index + 1}`}
              >
                <div className={fieldRows.cell}>
                  <TextField label="Label" isRequired {...field('label')} />
                </div>
                <div className={fieldRows.cell}>
                  <TextField
                    label="URN"
                    placeholder="urn:globus:dataset:…"
                    isRequired
                    {...field('urn')}
                  />
                </div>
                <button
                  type="button"
                  className={`${fieldRows.removeButton} ${index === 0 ? '' : fieldRows.withoutLabel}`}
                  aria-label={`Remove link ${link.label.trim() || index + 1}`}
                  onClick={() => remove(index)}
                >
                  <Icon path={trashIcon} />
                </button>
              </div>
            );
          })}
        </div>
      )}
      <button
        type="button"
        data-add
        className={`${button} ${smallButton} ${styles.add}`}
        onClick={add}
      >
        <Icon path={plusIcon} />
        Add link
      </button>
    </fieldset>
  );
}
