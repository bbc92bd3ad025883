import { withDashboard } from '../builtDashboard.mjs';

import { newVisitor, openList, usual } from './listPage.mjs';
import { withPublishingServer, withStaticHost } from './serverStart.mjs';
import { median, ms } from './statistics.mjs';

const runs = 7;
const artifacts = 1_000;
const screens = [
  ['list', 'artifacts'],
  ['Home', ''],
];
const conditions = [
  { name: 'as it is', ...usual },
  { name: '4× slower processor, 100 ms latency', latencyMs: 100, slowdown: 4 },
];

async function firstCardAfter(browser, address, condition, screen) {
  // An empty profile: nothing is in any cache.
  const context = await newVisitor(browser);
  const { firstCard } = await openList(context, address, condition, screen);
  await context.close();
  return firstCard;
}

/** Waits until the server renders the screens. Until then, it behaves like a static server. */
async function untilRendered(address) {
  for (const [, screen] of screens) {
    const isRendered = async () =>
      (await (await fetch(address + screen)).text()).includes('data-published');
    while (!(await isRendered())) await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function measure(browser, hosts) {
  const rows = [];
  for (const { name, ...condition } of conditions) {
    for (const [screen, path] of screens) {
      const times = { files: [], server: [] };
      // The first run of each warms up the server. Runs alternate, so that other load is shared.
      for (let run = 0; run <= runs; run += 1) {
        for (const [kind, address] of Object.entries(hosts)) {
          const time = await firstCardAfter(browser, address, condition, path);
          if (run > 0) times[kind].push(time);
        }
      }
      const [files, server] = [median(times.files), median(times.server)];
      rows.push([
        name,
        screen,
        ms(files),
        ms(server),
        `${(server / files).toFixed(2)} ×`,
        '≤ 0.5 ×',
      ]);
    }
  }
  return rows;
}

/** Compares the publishing server with static hosting: the first readable card of a cold visit. */
export async function measureServer(browser) {
  const { ensureBuilt } = await import('../../tools/products/products.mjs');
  await ensureBuilt(['rendering', 'server', 'command']);
  const rows = await withDashboard({ artifacts }, async (dashboard) => {
    const settings = await (await fetch(`${dashboard}config.json`)).json();
    // The sandbox's sign-on server accepts neither host.
    const configuration = JSON.stringify({ ...settings, identity: undefined });
    return withStaticHost(configuration, (files) =>
      withPublishingServer(configuration, async (server) => {
        await untilRendered(server);
        return measure(browser, { files, server });
      }),
    );
  });
  return [['visitor', 'screen', 'static files', 'publishing server', 'ratio', 'goal'], ...rows];
}
