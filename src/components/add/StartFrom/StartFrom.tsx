import { useEffect } from 'react';
import { useLatest } from '../../services/useLatest';
import { LatePart } from '../LatePart/LatePart';
import { useLatePart } from '../LatePart/useLatePart';
import type { StartFromProps } from './startFromProps';

const loadPanel = async () => (await import('./StartPanel')).StartPanel;

/** Opens a panel that fills the form from metadata. Its code loads with the first press. */
export function StartFrom(props: StartFromProps) {
  const part = useLatePart(loadPanel);
  const open = useLatest(part.open);
  const hasOffers = props.state.offers !== undefined;
  useEffect(() => {
    if (hasOffers) void open.current();
  }, [hasOffers, open]);
  return <LatePart label="Start from…" state={part} props={props} />;
}
