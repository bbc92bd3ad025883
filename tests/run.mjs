import { mkdirSync, rmSync } from 'node:fs';

import { runPlainly } from '../tools/plainly.mjs';
import { checkRequirements } from '../tools/requirements.mjs';
import { at, root } from '../tools/root.mjs';
import { runTool } from '../tools/runCommand.mjs';

import { chooseSuites } from './chooseSuites.mjs';
import { runPrefixed } from './runPrefixed.mjs';
import { reportOf, suites } from './suites.mjs';
import { closingLine, judgeRun } from './tally.mjs';

async function runSuite(name, args, { env, isAlone, builds }) {
  const { file, args: own, needs, tally, failures } = suites[name];
  await Promise.all(needs.map((product) => builds.get(product)));
  const options = { cwd: root, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) } };
  const all = [...own, ...args];
  const started = performance.now();
  rmSync(reportOf(name), { force: true });
  const code = isAlone
    ? (await runTool(file, all, options)).code
    : await runPrefixed(name, file, all, options);
  const seconds = Math.round((performance.now() - started) / 1000);
  const counted = judgeRun({ name, code, reportFile: reportOf(name), tally, failures });
  return { name, ...counted, summary: `${name}: ${closingLine([counted])} in ${seconds} s` };
}

/** Runs the suites in their order, some at the same time. Returns their tallies in that order. */
async function runSuites(chosen, atOnce, settings) {
  const tallies = [];
  const waiting = chosen.entries();
  const runNext = async () => {
    for (const [index, [name, args]] of waiting) {
      tallies[index] = await runSuite(name, args, settings);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return tallies;
}

/**
 * `npm test` runs the usual tests, `npm run test:all` the others, and `npm test -- FILE …` all
 * tests of some files. `npm run test:engines` runs this with `--engines`. The failed tests come
 * last, before the sum of all tests.
 */
await runPlainly(async () => {
  checkRequirements();
  const { tests, atOnce, chosen } = chooseSuites(process.argv.slice(2));
  const names = chosen.map(([name]) => name);
  const { findBrowser } = await import('../tools/browser/findBrowser.mjs');
  const { outdated, startBuilds } = await import('../tools/products/products.mjs');
  const env = { ...process.env, TROVI_TESTS: tests, TROVI_BROWSER: await findBrowser() };
  mkdirSync(at('.build/reports'), { recursive: true });

  // A suite starts when its products are built.
  const builds = startBuilds(outdated([...new Set(names.flatMap((name) => suites[name].needs))]));
  const settings = { env, isAlone: names.length === 1, builds };
  const [tallies] = await Promise.all([runSuites(chosen, atOnce, settings), ...builds.values()]);
  console.log('');
  for (const text of tallies.flatMap(({ problems }) => problems)) console.error(`${text}\n`);
  for (const { summary } of tallies) console.log(summary);
  console.log(`\n${closingLine(tallies)}`);
  if (tallies.some(({ failed }) => failed > 0)) process.exitCode = 1;
});
