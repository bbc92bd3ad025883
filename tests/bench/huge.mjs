import { withDashboard } from '../builtDashboard.mjs';

import { hugeSize, simulateHugeCatalogue } from './hugeCatalogue.mjs';
import { heapBytes, newVisitor, openList, wholeList } from './listPage.mjs';
import { paintTimes } from './paintTimes.mjs';
import { scroll } from './scrolling.mjs';
import { mb, median, ms } from './statistics.mjs';

/** Runs in the page. Notes how long keys and clicks wait for the next frame, in milliseconds. */
function noteInputs() {
  globalThis.inputTimes = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (['keydown', 'click', 'input'].includes(name)) globalThis.inputTimes.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

async function measure(browser, dashboard, { api }) {
  const context = await newVisitor(browser);
  await simulateHugeCatalogue(context, api);
  const { page, firstCard } = await openList(context, dashboard);
  const whole = await wholeList(page);
  const heap = await heapBytes(page);
  await page.evaluate(noteInputs);
  const results = await paintTimes(page, 'latency 7', ['Public', 'Has DOI', 'chameleon']);
  const inputs = await page.evaluate('globalThis.inputTimes');
  const searched = await heapBytes(page);
  const { mostElements } = await scroll(page, 30_000);
  await context.close();
  return [
    ['first card', ms(firstCard), ''],
    ['all loaded', ms(whole), ''],
    ['key or click until the next frame, worst', ms(Math.max(0, ...inputs)), '≤ 100 ms'],
    ['key or click until the result, median', ms(median(results)), ''],
    ['key or click until the result, worst', ms(Math.max(...results)), ''],
    ['heap before a search', mb(heap), '≤ 250 MB'],
    ['heap after a search', mb(searched), '≤ 250 MB'],
    ['elements in the page, most', String(mostElements), '≤ 1,500'],
  ];
}

/** Measures a simulated catalogue of 50,000 artifacts (decision 45). Returns headings and rows. */
export async function measureHuge(browser) {
  const rows = await withDashboard({ artifacts: 1_000 }, (dashboard, urls) =>
    measure(browser, dashboard, urls),
  );
  return [[`${hugeSize.toLocaleString('en')} artifacts`, 'measured', 'goal'], ...rows];
}
