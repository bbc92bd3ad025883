import { withDashboard } from '../builtDashboard.mjs';

import { conditions, isStored, newVisitor, openList, wholeList } from './listPage.mjs';
import { median, ms } from './statistics.mjs';

const artifacts = 10_000;
const runs = 3;

/** Runs first in the page. Notes when each number of artifacts is painted, and layout shifts. */
function noteList() {
  globalThis.counted = {};
  globalThis.shifted = 0;
  new MutationObserver(() => {
    const text = document.querySelector('main h2')?.textContent;
    if (!text || text in globalThis.counted) return;
    globalThis.counted[text] = Infinity;
    requestAnimationFrame(() => {
      globalThis.counted[text] = performance.now();
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) {
      if (!hadRecentInput) globalThis.shifted += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Counts the calls for artifacts from now on, and their bytes as they were sent. */
function weighCalls(context, api) {
  const responses = [];
  context.on('response', (response) => {
    if (response.url().startsWith(`${api}/artifacts/`)) responses.push(response);
  });
  return async () => {
    const sizes = await Promise.all(
      responses.map(async (answer) => {
        await answer.finished();
        return (await answer.request().sizes()).responseBodySize;
      }),
    );
    return { calls: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
  };
}

/** Visits the list twice. Returns the figures of the second visit. */
async function visitTwice(browser, dashboard, api, condition) {
  const context = await newVisitor(browser);
  await context.addInitScript(noteList);
  const { page } = await openList(context, dashboard);
  await wholeList(page);
  const heading = await page.locator('main h2').textContent();
  await page.waitForFunction(isStored, undefined, { timeout: 120_000 });
  const firstShift = await page.evaluate('globalThis.shifted');
  await page.close();
  const callsSoFar = weighCalls(context, api);
  const again = await openList(context, dashboard, condition);
  const complete = await wholeList(again.page);
  const whole = await again.page.waitForFunction(
    (text) => Number.isFinite(globalThis.counted[text]) && globalThis.counted[text],
    heading,
  );
  const result = {
    ...(await callsSoFar()),
    firstCard: again.firstCard,
    whole: await whole.jsonValue(),
    complete,
    shift: Math.max(firstShift, await again.page.evaluate('globalThis.shifted')),
  };
  await context.close();
  return result;
}

/**
 * Measures a visit of a list of 10,000 artifacts that the browser has stored and that has not
 * changed (decision 18). Returns headings and rows.
 */
export async function measureRevisit(browser) {
  const rows = await withDashboard({ artifacts }, async (dashboard, { api }) => {
    const measured = [];
    for (const { name, ...condition } of conditions) {
      const visits = [];
      for (let run = 0; run < runs; run += 1) {
        visits.push(await visitTwice(browser, dashboard, api, condition));
      }
      const of = (figure) => visits.map((visit) => visit[figure]);
      measured.push([
        artifacts.toLocaleString('en'),
        name,
        String(Math.max(...of('calls'))),
        `${(Math.max(...of('bytes')) / 1000).toFixed(1)} KB`,
        ms(median(of('firstCard'))),
        ms(median(of('whole'))),
        ms(Math.max(...of('whole'))),
        ms(median(of('complete'))),
        Math.max(...of('shift')).toFixed(3),
      ]);
    }
    return measured;
  });
  const goals = ['', 'goal', '≤ 2', '≤ 60 KB', '', '≤ 1000 ms', '', '', '≤ 0.020'];
  const headings = [
    'artifacts',
    'visitor',
    'calls for artifacts',
    'their bytes',
    'first card',
    'whole list shown, median',
    'worst',
    'nothing loads any more',
    'layout shift, first visit or second',
  ];
  return [headings, ...rows, goals];
}
