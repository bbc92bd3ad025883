import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { PlainError, runPlainly } from '../../tools/plainly.mjs';
import { checkRequirements } from '../../tools/requirements.mjs';
import { at, root } from '../../tools/root.mjs';
import { runTool } from '../../tools/runCommand.mjs';
import { failuresOfPlaywright } from '../failures.mjs';
import { projectOptions } from '../projectOptions.mjs';
import { closingLine, judgeRun, tallyPlaywright } from '../tally.mjs';
import { ensureDependencies } from './ensureDependencies.mjs';

const reports = at('.build/reports');

/**
 * The deep suites, each with the products that it needs, and whether it needs the packages of
 * `tests/deep/package.json`.
 */
const suites = {
  hostile: {
    about:
      'hostile texts in every place: in the dashboard, on pages without any policy, and by the publishing server',
    needs: ['widgets', 'dashboard', 'rendering', 'sandbox'],
  },
  descriptions: {
    about: 'how long descriptions of 5,000 characters block their page',
    needs: ['dashboard', 'sandbox'],
  },
  frameworks: {
    about:
      'the packed package in plain pages, React, Next.js, Vue, Svelte, Lit, Solid, Angular, Astro, TypeScript and unit tests',
    needs: ['package', 'widgets', 'dashboard', 'sandbox'],
  },
  bundlers: {
    about: 'the packed package, bundled by Vite, webpack, Parcel, esbuild and Rollup',
    needs: ['package', 'widgets', 'dashboard', 'sandbox'],
  },
  static: {
    about:
      'the command of the packed package in an empty folder, and its cards in Sphinx, MkDocs, Hugo and Jekyll',
    needs: ['package', 'widgets', 'command', 'dashboard', 'sandbox'],
    prepare: async () => (await import('./static/findGenerators.mjs')).findGenerators(),
  },
  faults: {
    about: 'every call of the specification against every fault',
    needs: ['dashboard', 'sandbox'],
    workers: 2,
  },
  nginx: {
    about:
      'the samples for operators in the real nginx and Apache, and the end-to-end tests behind nginx',
    needs: ['widgets', 'dashboard', 'sandbox'],
    paths: ['tests/deep/nginx/', 'tests/e2e/'],
    projects: ['deep', 'all behind nginx'],
    workers: 2,
    prepare: async () => (await import('./nginx/findServers.mjs')).findServers(),
  },
  server: {
    about: 'the end-to-end tests of the dashboard behind the publishing server',
    needs: ['widgets', 'dashboard', 'rendering', 'sandbox'],
    paths: ['tests/deep/server/', 'tests/e2e/'],
    projects: ['deep', 'all behind the server'],
    workers: 2,
  },
  journeys: {
    about: 'the end-to-end tests that `npm test` and `npm run test:all` leave out',
    needs: ['widgets', 'dashboard', 'rendering', 'sandbox', 'command'],
    paths: [],
    projects: ['usual'],
    workers: 2,
    prepare: () => ({ TROVI_TESTS: 'deep' }),
  },
  walks: {
    about: '500 random walks with random faults; WALKS and WALK_SEED say how many and which',
    needs: ['dashboard', 'sandbox'],
    workers: 2,
    // All workers need the same seed, because test names contain it.
    prepare: () => ({ WALK_SEED: process.env.WALK_SEED ?? String(Date.now() % 1_000_000_000) }),
  },
  reproducible: {
    about: 'every shipped file, built twice from clean checkouts',
    needs: [],
  },
  tex: {
    about: 'BibTeX entries in LaTeX; TEX_COUNT and TEX_SEED say how many and which',
    needs: [],
    prepare: async () => (await import('./tex/findTex.mjs')).findTex(),
  },
  styles: {
    about:
      'citations in seven styles against citeproc; --csl names the folder of its styles, STYLES_COUNT and STYLES_SEED say how many and which',
    needs: [],
    hasPackages: true,
    prepare: async ({ csl }) => (await import('./styles/findStyles.mjs')).findStyles(csl),
  },
  markup: {
    about: 'every page and element in the Nu HTML checker',
    needs: ['widgets', 'dashboard', 'sandbox'],
    hasPackages: true,
    prepare: async () => (await import('./markup/findJava.mjs')).findJava(),
  },
  exports: {
    about: 'every export format, checked by programs that read it',
    needs: [],
    prepare: async () => (await import('./exports/findValidators.mjs')).findValidators(),
  },
  fuji: {
    about:
      'the landing pages of all public artifacts in the tests of F-UJI that need no other service',
    needs: ['dashboard', 'rendering', 'sandbox'],
  },
  limits: {
    about:
      'the publishing server under 50 readers, killed among readers, and with hostile texts in every field',
    needs: ['dashboard', 'sandbox', 'rendering', 'server', 'command'],
  },
  load: {
    about: 'the sandbox under 50 readers, and killed amid writes',
    needs: ['dashboard', 'sandbox'],
  },
};

function chosenSuites(names) {
  const unknown = names.find((name) => !Object.hasOwn(suites, name));
  if (unknown) {
    throw new PlainError(
      `There is no deep suite "${unknown}". There are: ${Object.keys(suites).join(', ')}.`,
    );
  }
  return names.length > 0 ? names : Object.keys(suites);
}

async function runSuite(name, env, { shard, ...given }) {
  const {
    prepare,
    paths = [`tests/deep/${name}/`],
    projects = ['deep'],
    // Installing and bundling already use the whole machine.
    workers = 1,
  } = suites[name];
  const found = (await prepare?.(given)) ?? {};
  const reportFile = `${reports}/deep-${name}.json`;
  rmSync(reportFile, { force: true });
  const { code } = await runTool(
    at('node_modules/@playwright/test/cli.js'),
    [
      'test',
      '--config=tests/playwright.config.ts',
      ...projectOptions(projects),
      ...paths,
      `--workers=${workers}`,
      ...(shard ? [`--shard=${shard}`] : []),
    ],
    { cwd: root, env: { ...env, ...found, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile } },
  );
  return judgeRun({
    name,
    code,
    reportFile,
    tally: tallyPlaywright,
    failures: failuresOfPlaywright,
  });
}

/**
 * `npm run test:deep [-- SUITE … [--csl FOLDER] [--shard=N/OF]]`. Removes the suites' files
 * afterwards.
 */
await runPlainly(async () => {
  checkRequirements();
  const { values: given, positionals } = parseArgs({
    options: { csl: { type: 'string' }, shard: { type: 'string' } },
    allowPositionals: true,
  });
  const names = chosenSuites(positionals);
  if (names.some((name) => suites[name].hasPackages)) await ensureDependencies();
  const { findBrowser } = await import('../../tools/browser/findBrowser.mjs');
  const { ensureBuilt } = await import('../../tools/products/products.mjs');
  const browser = await findBrowser();
  await ensureBuilt([...new Set(names.flatMap((name) => suites[name].needs))]);
  mkdirSync(reports, { recursive: true });

  const folder = mkdtempSync(path.join(tmpdir(), 'trovi-deep-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

  const env = { ...process.env, TROVI_BROWSER: browser, TROVI_DEEP_FOLDER: folder };
  const tallies = [];
  for (const name of names) {
    console.log(`\n── ${name}: ${suites[name].about}`);
    tallies.push(await runSuite(name, env, given));
  }
  for (const text of tallies.flatMap(({ problems }) => problems)) console.error(`${text}\n`);
  console.log(`\n${closingLine(tallies)}`);
  if (tallies.some(({ failed }) => failed > 0)) process.exitCode = 1;
});
