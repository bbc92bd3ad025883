import type { Page } from '@playwright/test';

/** The largest layout shift without user input (decision 46). */
export const mostShift = 0.02;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null }[];
}

interface ShiftedWindow {
  shifts: { sum: number; what: string[] };
}

/** Sums up the layout shifts without user input. */
export async function watchShifts(
  page: Page,
): Promise<() => Promise<{ sum: number; what: string[] }>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, what: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        const moved = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML ?? '');
        shifts.what.push(`${entry.value} ${moved.map((html) => html?.slice(0, 90)).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as ShiftedWindow).shifts);
}

/** A slow connection. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 80,
    downloadThroughput: 400_000,
    uploadThroughput: 400_000,
  });
}
