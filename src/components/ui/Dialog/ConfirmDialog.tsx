import { type ReactNode, useRef } from 'react';
import { button } from '../buttons/buttons.css';
import { buttonSpinner, sendButton } from '../buttons/sendButton.css';
import { Spinner } from '../Spinner/Spinner';
import { useSingleCall } from '../../services/useSingleCall';
import { danger } from './ConfirmDialog.css';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Heading of the dialog. */
  title: string;
  /** The question, and what happens next. */
  children: ReactNode;
  /** Label of the button that confirms. It names the action. */
  confirmLabel: string;
  /** The confirmed action is running. Nothing closes the dialog. @default false */
  isBusy?: boolean;
  /** The action cannot be undone: the button is red, and Cancel gets the focus. @default false */
  isDanger?: boolean;
  /**
   * Called when the user confirms. While the promise that it returns is pending, the dialog is
   * busy.
   */
  onConfirm: () => void | Promise<void>;
  /** Called when the user cancels. */
  onCancel: () => void;
}

/** Asks a question that the user must answer first. */
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
            className={isDanger ? danger : sendButton}
            aria-disabled={isBusy || undefined}
            aria-busy={isBusy || undefined}
            onClick={confirm}
          >
            {isBusy && (
              <span className={buttonSpinner} aria-hidden>
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
