import { type ReactNode, useEffect, useId, useState } from 'react';
import { small } from '../../primitives/base/base.css';
import { useLatest } from '../../services/useLatest';
import { button, smallButton } from '../../primitives/buttons/buttons.css';
import * as styles from './StartFrom.css';
import type { StartFromProps } from './startFromProps';

/** Opens a panel that fills the form from metadata. Its code loads with the first press. */
export function StartFrom(props: StartFromProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<PanelComponent>();
  const [hasFailed, setHasFailed] = useState(false);
  const open = async () => {
    try {
      const { StartPanel } = await import('./StartPanel');
      setPanel(() => StartPanel);
      setIsOpen(true);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  const latestOpen = useLatest(open);
  const hasOffers = props.state.offers !== undefined;
  useEffect(() => {
    if (hasOffers) void latestOpen.current();
  }, [hasOffers, latestOpen]);
  return (
    <div className={styles.start}>
      <button
        type="button"
        className={`${button} ${smallButton} ${styles.opener}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? setIsOpen(false) : void open())}
      >
        Start from…
      </button>
      <span className={small} role="status">
        {hasFailed && 'This could not be loaded. Try again.'}
      </span>
      {Panel && (
        <div id={id} hidden={!isOpen}>
          <Panel {...props} />
        </div>
      )}
    </div>
  );
}

type PanelComponent = (props: StartFromProps) => ReactNode;
