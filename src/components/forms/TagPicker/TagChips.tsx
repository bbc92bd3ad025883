import { useRef } from 'react';
import { Icon } from '../../ui/Icon/Icon';
import { closeIcon } from '../../ui/Icon/actionIcons';
import { useUserContent } from '../../ui/base/useUserContent';
import * as styles from './TagPicker.css';

export interface TagChipsProps {
  /** The chosen tags. */
  chosen: readonly string[];
  /** Called with the tag that the user removes. */
  onRemove: (tag: string) => void;
  /** Called when the last chip was removed, so that the focus can move on. */
  onEmptied: () => void;
}

/** The chosen tags. Removing one moves the focus to the next chip, or to the previous one. */
export function TagChips({ chosen, onRemove, onEmptied }: TagChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const userContent = useUserContent();
  const remove = (tag: string, index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onEmptied();
    onRemove(tag);
  };
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} ref={list} aria-label="Chosen">
      {chosen.map((tag, index) => (
        <li key={tag} className={styles.chipItem}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove ${tag}`}
            onClick={() => remove(tag, index)}
          >
            <span className={styles.chipName} {...userContent}>
              {tag}
            </span>
            <Icon path={closeIcon} />
          </button>
        </li>
      ))}
    </ul>
  );
}
