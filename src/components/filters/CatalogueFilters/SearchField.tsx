import { useEffect, useRef } from 'react';
import { isTyping } from '../../ui/base/isTyping';
import { iconButton } from '../../ui/buttons/buttons.css';
import { Icon } from '../../ui/Icon/Icon';
import { closeIcon, searchIcon } from '../../ui/Icon/actionIcons';
import { SearchTipsButton } from '../SearchHelp/SearchTipsButton';
import * as styles from './SearchField.css';

export interface SearchFieldProps {
  /** The search text. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Lets `/` move the focus here from anywhere in the page. @default false */
  hasShortcut?: boolean;
}

/** The search box. It searches while the user types. */
export function SearchField({ value, onChange, hasShortcut = false }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!hasShortcut) return undefined;
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, [hasShortcut]);
  return (
    <div className={styles.search}>
      <span className={styles.sign}>
        <Icon path={searchIcon} />
      </span>
      <input
        ref={field}
        className={styles.field}
        type="search"
        aria-label="Search artifacts"
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        placeholder="Search artifacts..."
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.end}>
        {value && (
          <button
            type="button"
            className={iconButton}
            aria-label="Clear search"
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          >
            <Icon path={closeIcon} />
          </button>
        )}
        <SearchTipsButton />
        {hasShortcut && (
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        )}
      </div>
    </div>
  );
}
