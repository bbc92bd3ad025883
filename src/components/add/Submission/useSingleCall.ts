import { useCallback, useEffect, useRef, useState } from 'react';

/** A call that never runs twice at the same time. */
export interface SingleCall {
  /** Whether the call runs. */
  isSending: boolean;
  /** Makes the call, unless one runs already. Settles as the call does. */
  run: (call: () => Promise<void>) => Promise<void>;
  /** Whether the component is still on the page. */
  isOnPage: () => boolean;
}

/** Makes one request at a time, however often a button is pressed (decision 28). */
export function useSingleCall(): SingleCall {
  const isUnderWay = useRef(false);
  const isMounted = useRef(false);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const run = useCallback(async (call: () => Promise<void>) => {
    // The state would update too late for a double click.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      await call();
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }, []);
  const isOnPage = useCallback(() => isMounted.current, []);
  return { isSending, run, isOnPage };
}
