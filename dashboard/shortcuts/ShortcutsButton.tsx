import { useRef, useState } from 'react';
import { lazyCode, LazyNote, useLazyCode } from '../../src/components/ui/lazy/lazyCode';
import { footButton } from '../shell/Shell.css';

const shortcutsDialog = lazyCode(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** Opens the dialog of the keyboard shortcuts. */
export function ShortcutsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const state = useLazyCode(shortcutsDialog, isOpen);
  const Dialog = state.code;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={footButton}
        aria-haspopup="dialog"
        onClick={() => {
          // Safari does not focus a clicked button, and the dialog returns the focus here.
          opener.current?.focus();
          state.retry();
          setIsOpen(true);
        }}
      >
        Keyboard shortcuts
      </button>
      {isOpen &&
        (Dialog ? (
          <Dialog onClose={() => setIsOpen(false)} />
        ) : (
          <LazyNote state={state} subject="The keyboard shortcuts" control={opener} />
        ))}
    </>
  );
}
