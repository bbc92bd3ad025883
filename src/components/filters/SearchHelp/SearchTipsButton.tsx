import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { textButton } from '../../ui/buttons/buttons.css';
import { SearchTips } from './SearchTips';
import * as styles from './SearchTipsButton.css';

/** A button that opens the search tips below the search box. Escape closes them. */
export function SearchTipsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };
  return (
    <div
      className={styles.place}
      role="presentation"
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <button
        ref={button}
        type="button"
        className={textButton}
        aria-label="Search tips"
        aria-expanded={isOpen}
        // In Safari, a press would take the focus away, and a click gives none. Escape and leaving
        // close the tips, so the button has it while they are open.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          button.current?.focus();
          setIsOpen(!isOpen);
        }}
      >
        Tips
      </button>
      {isOpen && (
        <section className={styles.panel} aria-label="Search tips" tabIndex={0}>
          <SearchTips />
        </section>
      )}
    </div>
  );
}
