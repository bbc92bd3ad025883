import { at } from '../tools/root.mjs';

import { failuresOfElements, failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { tallyElements, tallyPlaywright, tallyVitest } from './tally.mjs';

const vitest = at('node_modules/vitest/vitest.mjs');

const vitestOptions = (config, name = config) => [
  'run',
  `--config=tests/${config}.config.ts`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
];

/** The file with the results of a suite. */
export function reportOf(name) {
  return at(`.build/reports/${name}.json`);
}

/**
 * The suites by name: the products to build, the program that runs them with its arguments and
 * Playwright's projects, and the functions that count the tests in their report and describe the
 * failed ones.
 */
export const suites = {
  vitest: {
    needs: ['dashboard', 'sandbox'],
    file: vitest,
    args: vitestOptions('vitest'),
    tally: tallyVitest,
    failures: failuresOfVitest,
  },
  components: {
    needs: [],
    file: vitest,
    args: vitestOptions('vitest', 'components'),
    tally: tallyVitest,
    failures: failuresOfVitest,
  },
  elements: {
    needs: ['testElements'],
    file: at('tests/runElements.mjs'),
    args: [],
    tally: tallyElements,
    failures: failuresOfElements,
  },
  stories: {
    needs: [],
    file: vitest,
    args: vitestOptions('stories'),
    tally: tallyVitest,
    failures: failuresOfVitest,
  },
  playwright: {
    needs: ['dashboard', 'rendering', 'sandbox', 'widgets', 'command'],
    file: at('node_modules/@playwright/test/cli.js'),
    args: ['test', '--config=tests/playwright.config.ts'],
    projects: ['usual', 'behind the server'],
    tally: tallyPlaywright,
    failures: failuresOfPlaywright,
  },
  engines: {
    needs: ['dashboard', 'sandbox', 'widgets'],
    file: at('node_modules/@playwright/test/cli.js'),
    args: ['test', '--config=tests/playwright.config.ts'],
    projects: ['chromium', 'firefox', 'webkit'],
    tally: tallyPlaywright,
    failures: failuresOfPlaywright,
  },
};
