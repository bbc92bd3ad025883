import { useEffect, useRef } from 'react';
import { useLatest } from '../../services/useLatest';
import { lazyCode } from '../../ui/lazy/lazyCode';
import { useFoldedPart } from '../FoldedPart/useFoldedPart';
import type { MoreCheck } from './moreOptionsProps';

const morePanel = lazyCode(async () => (await import('./MorePanel')).MorePanel);

/** The state of the part "More". It opens by itself if it holds something, such as a draft. */
export function useMore(more: object | undefined) {
  const part = useFoldedPart(morePanel);
  const checkRef = useRef<() => Promise<MoreCheck>>(undefined);
  const open = useLatest(part.open);
  const isFilled = more !== undefined;
  useEffect(() => {
    if (isFilled) open.current();
  }, [isFilled, open]);
  return {
    part,
    checkRef,
    /** Checks the entries. Opens the part if one is wrong. `undefined`: it is not loaded. */
    async check(): Promise<MoreCheck | undefined> {
      if (!isFilled) return {};
      const found = await checkRef.current?.();
      if (!found?.extras) open.current();
      return found;
    },
  };
}
