import type { ReactNode } from 'react';
import { button, primary } from '../../components/ui/buttons/buttons.css';
import { Dialog } from '../../components/ui/Dialog/Dialog';
import { Spinner } from '../../components/ui/Spinner/Spinner';

export interface NoticeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whether the dialog is waiting for data. */
  isBusy?: boolean;
  /** An action that can solve the problem. */
  action?: { label: string; onPress: () => void };
  /** The message to show when the dialog is not waiting. */
  children?: ReactNode;
}

/** Replaces the version dialog until it can be shown, or if it cannot be shown. */
export function NoticeDialog({ isOpen, onClose, isBusy, action, children }: NoticeDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Create Version from Git"
      description={isBusy ? <Spinner label="Loading" /> : children}
      role="alertdialog"
      size="small"
      isPersistent
      footer={
        <>
          <button type="button" className={button} onClick={onClose}>
            Close
          </button>
          {action && (
            <button type="button" className={`${button} ${primary}`} onClick={action.onPress}>
              {action.label}
            </button>
          )}
        </>
      }
    />
  );
}
