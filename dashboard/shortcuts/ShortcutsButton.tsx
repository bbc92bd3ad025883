import { type ReactNode, useState } from 'react';
import { withLateStyles } from '../routing/lateStyles';
import { footButton } from '../shell/Shell.css';
import { toasts } from '../shell/pageToasts';

/** Opens the dialog of the keyboard shortcuts. Its code and styles load with the first press. */
export function ShortcutsButton() {
  const [dialog, setDialog] = useState<ReactNode>();
  const open = async () => {
    try {
      const { ShortcutsDialog } = await withLateStyles(import('./ShortcutsDialog'));
      setDialog(<ShortcutsDialog onClose={() => setDialog(undefined)} />);
    } catch {
      toasts.show('negative', 'The keyboard shortcuts could not be loaded. Try again.');
    }
  };
  return (
    <>
      <button
        type="button"
        className={footButton}
        aria-haspopup="dialog"
        onClick={(event) => {
          // Safari does not: the dialog returns the focus here.
          event.currentTarget.focus();
          void open();
        }}
      >
        Keyboard shortcuts
      </button>
      {dialog}
    </>
  );
}
