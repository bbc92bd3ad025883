import { useEffect, useState } from 'react';

/** Code that loads late. */
export interface Late<Code> {
  /** Absent until it is loaded. */
  code?: Code;
  isLoading: boolean;
  hasFailed: boolean;
  /** Loads again after a failure. */
  retry: () => void;
}

/** Loads code when it is needed for the first time. */
export function useLate<Code>(isNeeded: boolean, load: () => Promise<Code>): Late<Code> {
  const [{ code, hasFailed }, setState] = useState<{ code?: Code; hasFailed?: boolean }>({});
  const isLoading = isNeeded && !code && !hasFailed;
  useEffect(() => {
    if (isLoading) {
      load().then(
        (loaded) => setState({ code: loaded }),
        () => setState({ hasFailed: true }),
      );
    }
  }, [isLoading, load]);
  const retry = () => setState({ code });
  return { code, isLoading, hasFailed: isNeeded && !!hasFailed, retry };
}
