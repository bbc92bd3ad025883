import { totalBytes, weighFirstVisit, withDashboard } from '../builtDashboard.mjs';

import {
  conditions,
  countElements,
  heapBytes,
  isStored,
  newVisitor,
  openList,
  wholeList,
} from './listPage.mjs';
import { paintTimes } from './paintTimes.mjs';
import { mb, median, ms } from './statistics.mjs';

const sizes = [100, 1_000, 10_000];
const runs = 3;

/** Measures a visit of the list with this many artifacts. Returns one row for each condition. */
async function measureSize(browser, dashboard, size) {
  const rows = [];
  for (const { name, ...condition } of conditions) {
    const firstCards = [];
    let context;
    let page;
    for (let run = 0; run < runs; run += 1) {
      await context?.close();
      context = await newVisitor(browser);
      const opened = await openList(context, dashboard, condition);
      firstCards.push(opened.firstCard);
      page = opened.page;
    }
    const whole = await wholeList(page);
    const elements = await countElements(page);
    const heap = await heapBytes(page);
    const times = await paintTimes(page, 'latency 7', ['Public', 'Has DOI', 'chameleon']);
    await page.waitForFunction(isStored, undefined, { timeout: 120_000 });
    await page.close();
    const revisit = await openList(context, dashboard, condition);
    const wholeAgain = await wholeList(revisit.page);
    await context.close();
    rows.push([
      size.toLocaleString('en'),
      name,
      ms(median(firstCards)),
      `${ms(revisit.firstCard)} / ${ms(wholeAgain)}`,
      ms(whole),
      `${ms(median(times))} / ${ms(Math.max(...times))}`,
      elements.toLocaleString('en'),
      mb(heap),
    ]);
  }
  return rows;
}

/** Measures how costs grow with the number of artifacts. Returns headings and rows. */
export async function measureScale(browser) {
  const rows = [];
  for (const size of sizes) {
    rows.push(
      ...(await withDashboard({ artifacts: size }, async (dashboard) => {
        // Warms up the server.
        totalBytes(await weighFirstVisit(browser, dashboard));
        return measureSize(browser, dashboard, size);
      })),
    );
  }
  const headings = [
    'artifacts',
    'visitor',
    'first card',
    'at a revisit / all',
    'all loaded',
    'input until painted, median / worst',
    'elements',
    'heap',
  ];
  return [headings, ...rows];
}
