import { at } from '../dashboard/tooling/root.mjs';

import { tallyElements, tallyPlaywright, tallyVitest } from './tally.mjs';

const vitest = at('node_modules/vitest/vitest.mjs');

const vitestOptions = (name) => [
  'run',
  `--config=tests/${name}.config.ts`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
];

/** The file in which a suite leaves its results. */
export function reportOf(name) {
  return at(`.build/reports/${name}.json`);
}

/**
 * The suites by name: what has to be built for them, the program that runs them with its arguments,
 * and the function that counts the tests in their report.
 */
export const suites = {
  vitest: {
    needs: ['dashboard', 'sandbox'],
    file: vitest,
    args: vitestOptions('vitest'),
    tally: tallyVitest,
  },
  elements: {
    needs: ['testElements'],
    file: at('tests/runElements.mjs'),
    args: [],
    tally: tallyElements,
  },
  light: {
    needs: ['testElements'],
    file: at('tests/runElements.mjs'),
    args: ['--light'],
    tally: tallyElements,
  },
  stories: {
    needs: [],
    file: vitest,
    args: vitestOptions('stories'),
    tally: tallyVitest,
  },
  playwright: {
    needs: ['dashboard', 'sandbox', 'widgets'],
    file: at('node_modules/@playwright/test/cli.js'),
    args: ['test', '--config=tests/playwright.config.ts'],
    tally: tallyPlaywright,
  },
};
