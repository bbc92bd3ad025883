import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Takes the browser's connection away, or gives it back, as its event tells. `vi.restoreAllMocks()` undoes it. */
export async function setOnline(isOnline: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await act(async () => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}
