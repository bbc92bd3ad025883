import { useEffect } from 'react';
import { toasts } from '../shell/toasts';
import { useSessionState } from './SignOnContext';

/** Says so when no token can be had from the catalogue (spec 8). Other problems belong to the screen that signs on. */
export function useTokenNotice(): void {
  const { problem } = useSessionState();
  useEffect(() => {
    if (problem?.code === 'token') toasts.show('negative', problem.message);
  }, [problem]);
}
