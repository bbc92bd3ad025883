import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Sets whether the browser is online and fires the event for it. `vi.restoreAllMocks()` undoes it.
 */
export async function setOnline(isOnline: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await act(async () => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}
