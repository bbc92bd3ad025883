import { useRef, useState } from 'react';
import { small } from '../../ui/base/base.css';
import { focusPressed } from '../../ui/base/focusPressed';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { shareIcon } from '../../ui/Icon/actionIcons';
import { Icon } from '../../ui/Icon/Icon';
import { lazyCode, LazyNote, useLazyCode } from '../../ui/lazy/lazyCode';
import type { SharingProps } from '../sharingProps';

const shareDialog = lazyCode(async () => (await import('../ShareDialog/ShareDialog')).ShareDialog);

export type ShareButtonProps = SharingProps;

/**
 * Opens a dialog with the link, the citation, the embed code and the badge of an artifact. It needs
 * the configuration's `dashboardUrl`.
 */
export function ShareButton(props: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const state = useLazyCode(shareDialog, isOpen);
  const Dialog = state.code;
  return (
    <>
      <span className={small}>
        <LazyNote state={state} control={opener} />
      </span>
      <button
        ref={opener}
        type="button"
        className={`${button} ${smallButton}`}
        aria-haspopup="dialog"
        onClickCapture={focusPressed}
        onClick={() => {
          state.retry();
          setIsOpen(true);
        }}
      >
        <Icon path={shareIcon} />
        Share
      </button>
      {Dialog && isOpen && <Dialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
