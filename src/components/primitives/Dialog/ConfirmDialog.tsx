import { type ReactNode, useRef } from 'react';
import { button, primary } from '../buttons/buttons.css';
import { Spinner } from '../Spinner/Spinner';
import { useSingleCall } from '../../add/Submission/useSingleCall';
import * as styles from './ConfirmDialog.css';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The question, and what the answer brings about. */
  children: ReactNode;
  /** The label of the button that says yes: what it does. */
  confirmLabel: string;
  /** What was confirmed is under way: nothing closes the dialog. */
  isBusy?: boolean;
  /** It cannot be undone: it looks so, and Cancel has the focus at first. */
  isDanger?: boolean;
  /** Called once for each yes; while a promise that it gives is open, the dialog is busy. */
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
}

/** A question that must be answered before anything else. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, isDanger = false, onConfirm, onCancel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const { isSending, run } = useSingleCall();
  const isBusy = props.isBusy || isSending;
  const confirm = () => {
    if (!isBusy) void run(async () => onConfirm());
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      description={children}
      role="alertdialog"
      size="small"
      isPersistent
      isBusy={isBusy}
      initialFocus={isDanger ? cancel : yes}
      footer={
        <>
          <button
            ref={cancel}
            type="button"
            className={button}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onCancel()}
          >
            Cancel
          </button>
          <button
            ref={yes}
            type="button"
            className={`${isDanger ? styles.danger : `${button} ${primary}`} ${styles.confirm}`}
            aria-disabled={isBusy || undefined}
            aria-busy={isBusy || undefined}
            onClick={confirm}
          >
            {isBusy && (
              <span className={styles.ring} aria-hidden>
                <Spinner label="" />
              </span>
            )}
            {confirmLabel}
          </button>
        </>
      }
    />
  );
}
