import { loadavg } from 'node:os';

import { runPlainly } from '../../dashboard/tooling/plainly.mjs';
import { checkRequirements } from '../../dashboard/tooling/requirements.mjs';
import { totalBytes, weighFirstVisit, withBrowser, withDashboard } from '../builtDashboard.mjs';

import { ensureWidgets, someArtifact, weighElement } from '../builtWidgets.mjs';

import { hundredCards } from './hundredCards.mjs';
import { paintTimes } from './paintTimes.mjs';
import { scroll } from './scrolling.mjs';

const runs = 5;
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const ms = (number) => `${Math.round(number)} ms`;

async function openList(browser, dashboard) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(new URL('artifacts', dashboard).href);
  await page.getByRole('main').getByRole('article').first().waitFor();
  return page;
}

async function openWholeList(browser, dashboard) {
  const page = await openList(browser, dashboard);
  await page.getByRole('main').getByRole('img', { name: 'Loading' }).waitFor({ state: 'detached' });
  return page;
}

/** Milliseconds from opening the list to its first card in the page, counted by the page itself. */
async function firstCard(browser, dashboard) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main article')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        globalThis.firstCardAt = performance.now();
      });
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(new URL('artifacts', dashboard).href);
  const time = await page.waitForFunction(() => globalThis.firstCardAt);
  const result = await time.jsonValue();
  await context.close();
  return result;
}

async function heapBytes(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function measureThousand(browser, dashboard) {
  const files = await weighFirstVisit(browser, dashboard);
  const cards = [];
  for (let run = 0; run <= runs; run += 1) cards.push(await firstCard(browser, dashboard));
  const page = await openWholeList(browser, dashboard);
  const { frames } = await scroll(page, 60);
  await page.context().close();
  const slow = frames.filter((time) => time > 50).length;
  return [
    ['first visit: JS + CSS + fonts', `${(totalBytes(files) / 1000).toFixed(1)} KB`, '≤ 110 KB'],
    // The first run warms the server.
    ['first card visible, 1,000 artifacts', ms(median(cards.slice(1))), '≤ 500 ms'],
    [
      'scrolling 1,000 cards, frames over 50 ms',
      `${((100 * slow) / frames.length).toFixed(1)} % of ${frames.length}`,
      '< 2 %',
    ],
  ];
}

async function measureTenThousand(browser, dashboard) {
  const page = await openWholeList(browser, dashboard);
  const heap = await heapBytes(page);
  const times = await paintTimes(page, 'latency 7', ['Public', 'Has DOI', 'chameleon']);
  const { mostElements } = await scroll(page, 3_000);
  await page.context().close();
  return [
    ['heap after 10,000 artifacts', `${(heap / 1e6).toFixed(1)} MB`, '≤ 80 MB'],
    ['input until painted, median', `${ms(median(times))} of ${times.length}`, '≤ 50 ms'],
    ['input until painted, worst', ms(Math.max(...times)), '≤ 100 ms'],
    ['elements in the page, most', String(mostElements), '≤ 1,500'],
  ];
}

async function measureElements(browser, urls) {
  const { uuid } = await someArtifact(urls.api);
  const attributes = `artifact-id="${uuid}" api-url="${urls.api}" dashboard-url="${urls.dashboard}"`;
  const rows = [];
  for (const tag of ['trovi-artifact-card', 'trovi-citation-box']) {
    const files = await weighElement(browser, urls.dashboard, { tag, attributes });
    rows.push([`${tag}, light build`, `${(totalBytes(files) / 1000).toFixed(1)} KB`, '≤ 20 KB']);
  }
  for (const script of ['trovi.js', 'light/trovi.js']) {
    const times = [];
    for (let run = 0; run < runs; run += 1) times.push(await hundredCards(browser, urls, script));
    rows.push([`100 cards, ${script}: main thread`, ms(median(times)), '≤ 300 ms']);
  }
  return rows;
}

/** `npm run bench`: the figures of design 8 that exist by now. It measures and never fails a run. */
await runPlainly(async () => {
  checkRequirements();
  await ensureWidgets();
  const rows = await withBrowser(async (browser) => [
    ...(await withDashboard({}, (_, urls) => measureElements(browser, urls))),
    ...(await withDashboard({ artifacts: 1_000 }, (url) => measureThousand(browser, url))),
    ...(await withDashboard({ artifacts: 10_000 }, (url) => measureTenThousand(browser, url))),
  ]);
  console.log(`\nLoad of the machine afterwards: ${loadavg()[0].toFixed(1)}\n`);
  for (const [what, figure, goal] of [['what', 'measured', 'goal'], ...rows]) {
    console.log(`${what.padEnd(42)}${figure.padEnd(18)}${goal}`);
  }
});
