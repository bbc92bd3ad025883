import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { PlainError, runPlainly } from '../dashboard/tooling/plainly.mjs';
import { checkRequirements } from '../dashboard/tooling/requirements.mjs';
import { at, root } from '../dashboard/tooling/root.mjs';
import { runTool } from '../dashboard/tooling/runCommand.mjs';

import { isLeftOutOfLight } from './leftOutOfLight.mjs';
import { closingLine, judgeRun, tallyElements, tallyPlaywright, tallyVitest } from './tally.mjs';

const reports = at('.build/reports');

const runners = {
  vitest: {
    file: at('node_modules/vitest/vitest.mjs'),
    args: [
      'run',
      '--config=tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/vitest.json`,
    ],
    tally: tallyVitest,
  },
  elements: { file: at('tests/runElements.mjs'), args: [], tally: tallyElements },
  light: { file: at('tests/runElements.mjs'), args: ['--light'], tally: tallyElements },
  stories: {
    file: at('node_modules/vitest/vitest.mjs'),
    args: [
      'run',
      '--config=tests/stories.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/stories.json`,
    ],
    tally: tallyVitest,
  },
  playwright: {
    file: at('node_modules/@playwright/test/cli.js'),
    args: ['test', '--config=tests/playwright.config.ts'],
    tally: tallyPlaywright,
  },
};

async function run(name, args, env) {
  const { file, args: own, tally } = runners[name];
  const reportFile = `${reports}/${name}.json`;
  rmSync(reportFile, { force: true });
  const { code } = await runTool(file, [...own, ...args], { cwd: root, env });
  return judgeRun({ name, code, reportFile, tally });
}

/** Which runner takes a file. */
function runnerOf(file) {
  if (file.startsWith('tests/e2e/')) return 'playwright';
  if (file.startsWith('stories/')) return 'stories';
  return file.startsWith('tests/elements/') ? 'elements' : 'vitest';
}

/** Which runner takes which of the files that the command line names; all of each without any. */
function shareOut(args) {
  const files = args.filter((arg) => !arg.startsWith('-'));
  const options = args.filter((arg) => arg.startsWith('-'));
  if (files.length === 0 && options.length === 0) {
    return { vitest: [], elements: [], light: [], stories: [], playwright: [] };
  }
  const shares = {};
  for (const file of files) (shares[runnerOf(file)] ??= []).push(file);
  const [name, ...others] = Object.keys(shares);
  if (options.length > 0 && (!name || others.length > 0)) {
    throw new PlainError(
      'Options go to one runner: name files of tests/e2e, of tests/elements, of stories, or other ones.',
    );
  }
  if (options.length > 0 && name === 'elements') {
    throw new PlainError('The tests of the elements take no options.');
  }
  if (options.length > 0) shares[name].push(...options);
  const light = shares.elements?.filter((file) => !isLeftOutOfLight(file)) ?? [];
  if (light.length > 0) shares.light = light;
  return shares;
}

/** `npm test`, or `npm test -- FILE …` for some. The last line is the sum of all. */
await runPlainly(async () => {
  checkRequirements();
  const shares = shareOut(process.argv.slice(2));
  const { findBrowser } = await import('../dashboard/tooling/browser/findBrowser.mjs');
  const { ensureBuilt } = await import('../dashboard/tooling/products/products.mjs');
  const env = { ...process.env, TROVI_BROWSER: await findBrowser() };
  if (shares.vitest || shares.playwright) await ensureBuilt(['dashboard', 'sandbox']);
  if (shares.playwright) await ensureBuilt(['widgets']);
  if (shares.elements) await ensureBuilt(['testElements']);
  mkdirSync(reports, { recursive: true });

  const tallies = [];
  for (const [name, args] of Object.entries(shares)) tallies.push(await run(name, args, env));
  for (const { problem } of tallies) if (problem) console.error(problem);
  const line = closingLine(tallies);
  writeFileSync(`${reports}/closing-line.txt`, line);
  console.log(`\n${line}`);
  if (tallies.some(({ failed }) => failed > 0)) process.exitCode = 1;
});
