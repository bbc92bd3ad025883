import { useEffect } from 'react';
import { useLatest } from '../../services/useLatest';
import { lazyCode } from '../../ui/lazy/lazyCode';
import { FoldedPart } from '../FoldedPart/FoldedPart';
import { useFoldedPart } from '../FoldedPart/useFoldedPart';
import type { StartFromProps } from './startFromProps';

const startPanel = lazyCode(async () => (await import('./StartPanel')).StartPanel);

/** Opens a panel that fills the form from metadata. */
export function StartFrom(props: StartFromProps) {
  const part = useFoldedPart(startPanel);
  const open = useLatest(part.open);
  const hasOffers = props.state.offers !== undefined;
  useEffect(() => {
    if (hasOffers) open.current();
  }, [hasOffers, open]);
  return <FoldedPart label="Start from…" state={part} props={props} />;
}
