import type { ReactNode } from 'react';
import { button, primary } from '../../components/primitives/buttons/buttons.css';
import { Dialog } from '../../components/primitives/Dialog/Dialog';
import { Spinner } from '../../components/primitives/Spinner/Spinner';

export interface NoticeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What it waits for is on its way. */
  isBusy?: boolean;
  /** What can be done about it. */
  action?: { label: string; onPress: () => void };
  /** What there is to say, where nothing is on its way. */
  children?: ReactNode;
}

/** Stands in the place of the version dialog until it can be shown, and where it cannot. */
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
