import { useCallback, useEffect, useRef, useState } from 'react';

/** Makes one request at a time, however often a button is pressed (decision 28). */
export function useSingleCall() {
  const isUnderWay = useRef(false);
  const isMounted = useRef(false);
  /** Whether the call is running. */
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  /** Makes the call, unless one is already running. Settles as the call does. */
  const run = useCallback(async (call: () => Promise<void>) => {
    // The state would not update in time for a double click.
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
  /** Whether the component is still on the page. */
  const isOnPage = useCallback(() => isMounted.current, []);
  return { isSending, run, isOnPage };
}
