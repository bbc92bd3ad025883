import { someArtifact, withHost } from '../builtWidgets.mjs';

const count = 100;

/** Seconds of main-thread work until the page has been idle for one second. */
async function taskSeconds(browser, dashboard, html, isReady) {
  return withHost(browser, dashboard, html, async (page, address) => {
    const session = await page.context().newCDPSession(page);
    // CPU time of the thread, so other load on the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address);
    await page.waitForFunction(isReady);
    await page.waitForTimeout(1_000);
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value;
  });
}

/** Runs in the page. Returns whether all elements show their card. */
function areAllShown() {
  const cards = [...document.querySelectorAll('trovi-artifact-card')];
  return cards.every((card) => card.shadowRoot?.querySelector('[part~="card"]'));
}

/**
 * Milliseconds of main-thread work for a hundred cards with inline data that start at once.
 * Subtracts the time of the same page without the script.
 */
export async function hundredCards(browser, { dashboard, api }) {
  const artifact = await someArtifact(api);
  const cards = Array.from({ length: count }, (_, index) => {
    const data = {
      ...artifact,
      uuid: `${artifact.uuid.slice(0, -3)}${String(index).padStart(3, '0')}`,
    };
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    return `<trovi-artifact-card eager><script type="application/json">${json}</script></trovi-artifact-card>`;
  }).join('');
  const plain = await taskSeconds(browser, dashboard, () => cards, 'true');
  const html = (widgets) => `<script type="module" src="${widgets}trovi.js"></script>${cards}`;
  const shown = await taskSeconds(browser, dashboard, html, areAllShown);
  return 1_000 * (shown - plain);
}
