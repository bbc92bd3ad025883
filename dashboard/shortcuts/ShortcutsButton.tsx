import { useEffect, useRef, useState } from 'react';
import { isTyping } from '../../src/components/ui/base/isTyping';
import { lazyCode, LazyNote, useLazyCode } from '../../src/components/ui/lazy/lazyCode';
import { footButton } from '../shell/Shell.css';
import { useSlashShortcut } from './slashSetting';

const shortcutsDialog = lazyCode(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** Opens the dialog of the keyboard shortcuts. So does `?`, unless it is turned off (WCAG 2.1.4). */
export function ShortcutsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const state = useLazyCode(shortcutsDialog, isOpen);
  const Dialog = state.code;
  const hasShortcut = useSlashShortcut();
  useEffect(() => {
    if (!hasShortcut) return undefined;
    const open = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || isTyping(event)) return;
      // Another dialog keeps the focus.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      opener.current?.click();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [hasShortcut]);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={footButton}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasShortcut ? '?' : undefined}
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
