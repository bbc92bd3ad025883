import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { at } from '../../tools/root.mjs';
import { withDashboard } from '../builtDashboard.mjs';

import { conditions, newVisitor, openList } from './listPage.mjs';
import { paintTimes } from './paintTimes.mjs';
import { median, ms } from './statistics.mjs';

const sizes = [
  { artifacts: 1_000, runs: 5 },
  { artifacts: 10_000, runs: 3 },
];
const pages = { floor: 'floor.html', dashboard: 'artifacts' };
/** What is measured, and the goal for the dashboard as a multiple of the floor. */
const goals = [
  ['firstCard', 'first card', 2],
  ['complete', 'count complete', 1.5],
  ['tag', 'tag ticked', 2.5],
  ['search', 'search', 1.2],
];

/** Milliseconds from the start of the page until all artifacts are counted. */
async function untilComplete(page) {
  const isComplete = () =>
    document.querySelector('main article') &&
    !document.querySelector('main [role=img][aria-label=Loading]') &&
    performance.now();
  const time = await page.waitForFunction(isComplete, undefined, { timeout: 300_000 });
  return time.jsonValue();
}

async function visit(browser, base, name, condition) {
  const context = await newVisitor(browser);
  const { page, firstCard } = await openList(context, base, condition, name);
  const complete = await untilComplete(page);
  const search = median(await paintTimes(page, 'latency 7', []));
  const tag = median(await paintTimes(page, '', ['storage', 'edge']));
  await context.close();
  return { firstCard, complete, tag, search };
}

async function measure(browser, base, { artifacts, runs }) {
  const rows = [];
  for (const { name, ...condition } of conditions) {
    const times = { floor: [], dashboard: [] };
    // The first run of each warms up the server. Runs alternate, so that other load is shared.
    for (let run = 0; run <= runs; run += 1) {
      for (const [kind, address] of Object.entries(pages)) {
        const visited = await visit(browser, base, address, condition);
        if (run > 0) times[kind].push(visited);
      }
    }
    for (const [key, what, goal] of goals) {
      const of = (kind) => median(times[kind].map((one) => one[key]));
      const [floor, dashboard] = [of('floor'), of('dashboard')];
      rows.push([
        artifacts.toLocaleString('en'),
        name,
        what,
        ms(floor),
        ms(dashboard),
        `${(dashboard / floor).toFixed(2)} ×`,
        `≤ ${goal} ×`,
      ]);
    }
  }
  return rows;
}

/** The built dashboard and the floor page in one folder, until `work(folder)` ends. */
async function withFloor(work) {
  const { ensureBuilt } = await import('../../tools/products/products.mjs');
  await ensureBuilt(['dashboard']);
  const dashboardFolder = mkdtempSync(path.join(tmpdir(), 'trovi-floor-'));
  try {
    cpSync(at('dist/dashboard'), dashboardFolder, { recursive: true });
    for (const name of ['floor.html', 'floor.js', 'floor.css']) {
      cpSync(at(`tests/bench/${name}`), path.join(dashboardFolder, name));
    }
    return await work(dashboardFolder);
  } finally {
    rmSync(dashboardFolder, { recursive: true, force: true });
  }
}

/** Compares the list with a page that makes the same calls without a library (decision 47). */
export async function measureFloor(browser) {
  const rows = await withFloor(async (dashboardFolder) => {
    const all = [];
    for (const size of sizes) {
      const { artifacts } = size;
      all.push(
        ...(await withDashboard({ artifacts, dashboardFolder }, (base) =>
          measure(browser, base, size),
        )),
      );
    }
    return all;
  });
  return [['artifacts', 'visitor', 'until', 'floor', 'dashboard', 'ratio', 'goal'], ...rows];
}
