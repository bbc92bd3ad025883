import { act } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** A clock that stands still until the test moves it. */
export interface FakeTimers {
  /** A user whose clicks and keys use this clock. */
  user: UserEvent;
  /** Advances the clock by this many milliseconds and lets React update. */
  pass: (milliseconds: number) => void;
  /** Restores the real clock. */
  restore: () => void;
}

/** Stops the clock. */
export function fakeTimers(): FakeTimers {
  vi.useFakeTimers();
  const advanceTimers = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
  // Testing Library waits for timers after each event, and knows fake ones by this name only
  // (https://github.com/testing-library/react-testing-library/issues/1197).
  vi.stubGlobal('jest', { advanceTimersByTime: advanceTimers });
  return {
    user: userEvent.setup({ advanceTimers }),
    pass(milliseconds) {
      act(() => {
        advanceTimers(milliseconds);
      });
    },
    restore() {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}
