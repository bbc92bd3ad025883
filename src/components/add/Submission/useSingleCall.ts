import { useCallback, useEffect, useRef, useState } from 'react';

/** A call that is made once, however often it is asked for while it runs. */
export interface SingleCall {
  /** Whether it runs. */
  isSending: boolean;
  /** Makes the call, unless one runs: then nothing happens. Settles as the call does. */
  run: (call: () => Promise<void>) => Promise<void>;
  /** Whether the part is still on the page. */
  isOnPage: () => boolean;
}

/** One intent, one request (decision 28). */
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
    // The state comes too late for the second click of two.
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
