const viewport = { width: 1440, height: 900 };

/** A visitor's machine: `latencyMs` delays every call, `slowdown` divides the speed. */
export const usual = { latencyMs: 0, slowdown: 1 };

/** Machines and connections to compare. */
export const conditions = [
  { name: 'as it is', ...usual },
  { name: '4× slower processor', latencyMs: 0, slowdown: 4 },
  { name: '100 ms latency', latencyMs: 100, slowdown: 1 },
  { name: 'both', latencyMs: 100, slowdown: 4 },
];

/** Opens a new page in an existing browser context, with the storage of earlier pages. */
async function newPage(context, { latencyMs, slowdown } = usual) {
  const page = await context.newPage();
  if (latencyMs === 0 && slowdown === 1) return page;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

export const newVisitor = (browser) => browser.newContext({ viewport });

/** Runs first in the page. Records when the first card appears, by the page's clock. */
function noteFirstCard() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main article')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      globalThis.firstCardAt = performance.now();
    });
  }).observe(document, { subtree: true, childList: true });
}

/** Opens the list. Returns the page and the milliseconds until the first card. */
export async function openList(context, dashboard, conditions, address = 'artifacts') {
  const page = await newPage(context, conditions);
  await page.addInitScript(noteFirstCard);
  await page.goto(new URL(address, dashboard).href);
  const time = await page.waitForFunction(() => globalThis.firstCardAt, undefined, {
    timeout: 120_000,
  });
  return { page, firstCard: await time.jsonValue() };
}

/** Waits for all artifacts. Returns the milliseconds since the page started. */
export async function wholeList(page) {
  const sign = page.getByRole('main').getByRole('img', { name: 'Loading' });
  await sign.waitFor({ state: 'detached', timeout: 300_000 });
  return page.evaluate('performance.now()');
}

/** Runs in the page. Whether it has stored the catalogue, which it does when it is idle. */
export const isStored = () =>
  Object.keys(localStorage).some(
    (key) => key.startsWith('trovi.known|') && Number(localStorage[key]) > 0,
  );

/** Bytes of the page's JavaScript heap after garbage collection. */
export async function heapBytes(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

export const countElements = (page) => page.evaluate(`document.getElementsByTagName('*').length`);
