import { type ReactNode, useState } from 'react';
import { small } from '../../ui/base/base.css';
import { focusPressed } from '../../ui/base/focusPressed';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { shareIcon } from '../../ui/Icon/actionIcons';
import { Icon } from '../../ui/Icon/Icon';
import type { SharingProps } from '../sharingProps';

export type ShareButtonProps = SharingProps;

/**
 * Opens a dialog with the link, the citation, the embed code and the badge of an artifact. The
 * dialog's code loads with the first press. It needs the configuration's `dashboardUrl`.
 */
export function ShareButton(props: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<DialogComponent>();
  const [hasFailed, setHasFailed] = useState(false);
  const open = async () => {
    try {
      const { ShareDialog } = await import('../ShareDialog/ShareDialog');
      setDialog(() => ShareDialog);
      setIsOpen(true);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <span className={small} role="status">
        {hasFailed && 'This could not be loaded. Try again.'}
      </span>
      <button
        type="button"
        className={`${button} ${smallButton}`}
        aria-haspopup="dialog"
        onClickCapture={focusPressed}
        onClick={() => void open()}
      >
        <Icon path={shareIcon} />
        Share
      </button>
      {Dialog && isOpen && <Dialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type DialogComponent = (props: SharingProps & { onClose: () => void }) => ReactNode;
