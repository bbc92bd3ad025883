import { withDashboard } from '../builtDashboard.mjs';

import { newVisitor, openList, wholeList } from './listPage.mjs';
import { ms } from './statistics.mjs';

const size = 5_000;
const formats = ['CSV .csv', 'BibTeX .bib', 'RIS .ris', 'CSL-JSON .csl.json'];

/** Runs in the page. Notes how long each task of at least 50 ms takes, in milliseconds. */
function noteTasks() {
  globalThis.taskTimes = [];
  new PerformanceObserver((list) => {
    globalThis.taskTimes.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

async function measureFormat(page, format) {
  await page.evaluate('globalThis.taskTimes.length = 0');
  const began = performance.now();
  await page.getByRole('button', { name: /^Export [\d,]+ artifacts$/ }).click();
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('menuitem', { name: format }).click();
  await (await download).path();
  const whole = performance.now() - began;
  await page.getByRole('button', { name: 'Close' }).click();
  // The page records a task after its end.
  const longest = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    return Math.max(0, ...globalThis.taskTimes);
  });
  return [format, ms(whole), longest > 0 ? ms(longest) : '< 50 ms', '≤ 200 ms'];
}

/** Measures the export of the list with 5,000 artifacts. Returns headings and rows. */
export async function measureListExport(browser) {
  const rows = await withDashboard({ artifacts: size }, async (dashboard) => {
    const context = await newVisitor(browser);
    const { page } = await openList(context, dashboard);
    await wholeList(page);
    await page.evaluate(noteTasks);
    const measured = [];
    for (const format of formats) measured.push(await measureFormat(page, format));
    await context.close();
    return measured;
  });
  return [
    [`${size.toLocaleString('en')} artifacts`, 'until saved', 'longest task', 'goal'],
    ...rows,
  ];
}
