import { totalBytes, weighFirstVisit, withDashboard } from '../builtDashboard.mjs';
import { someArtifact, weighElement } from '../builtWidgets.mjs';

import { hundredCards } from './hundredCards.mjs';
import { heapBytes, newVisitor, openList, wholeList } from './listPage.mjs';
import { paintTimes } from './paintTimes.mjs';
import { scroll } from './scrolling.mjs';
import { mb, median, ms } from './statistics.mjs';

const runs = 5;

async function openWholeList(browser, dashboard) {
  const { page } = await openList(await newVisitor(browser), dashboard);
  await wholeList(page);
  return page;
}

async function firstCard(browser, dashboard) {
  const context = await newVisitor(browser);
  const opened = await openList(context, dashboard);
  await context.close();
  return opened.firstCard;
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
    ['first visit: JS + CSS + fonts', `${(totalBytes(files) / 1000).toFixed(1)} KB`, '≤ 114 KB'],
    // The first run warms up the server.
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
    ['heap after 10,000 artifacts', mb(heap), '≤ 80 MB'],
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
    rows.push([tag, `${(totalBytes(files) / 1000).toFixed(1)} KB`, '≤ 26 KB']);
  }
  const times = [];
  for (let run = 0; run < runs; run += 1) times.push(await hundredCards(browser, urls));
  rows.push(['100 cards: main thread', ms(median(times)), '≤ 300 ms']);
  return rows;
}

/** Measures the figures of decision 47. Returns headings and one row for each figure and goal. */
export async function measureGoals(browser) {
  return [
    ['what', 'measured', 'goal'],
    ...(await withDashboard({}, (_, urls) => measureElements(browser, urls))),
    ...(await withDashboard({ artifacts: 1_000 }, (url) => measureThousand(browser, url))),
    ...(await withDashboard({ artifacts: 10_000 }, (url) => measureTenThousand(browser, url))),
  ];
}
