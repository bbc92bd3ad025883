import { PlainError } from '../tools/plainly.mjs';

import { projectOptions } from './projectOptions.mjs';
import { suites } from './suites.mjs';

/**
 * Reads the command line of tests/run.mjs. Returns `[suite, arguments]` in the order in which they
 * start, and how many run `atOnce`. `tests` specifies which tests a suite runs: the `usual` ones of
 * `npm test`, the `others` that only `npm run test:all` runs, or all of the files that the command
 * line names. `--engines` runs the suite of all browser engines, with the options after it.
 */
export function chooseSuites(args) {
  if (args.length === 0) return { tests: 'usual', atOnce: 2, chosen: usual };
  if (args.join() === '--all') return { tests: 'others', atOnce: 2, chosen: others };
  if (args[0] === '--engines') {
    return {
      tests: 'named',
      atOnce: 1,
      chosen: [['engines', inProjects('engines', args.slice(1))]],
    };
  }
  const shares = Object.entries(shareOut(args));
  const chosen = shares.map(([name, given]) => [name, inProjects(name, given)]);
  return { tests: 'named', atOnce: 1, chosen };
}

function inProjects(name, args) {
  return [...projectOptions(suites[name].projects ?? [], args), ...args];
}

/** The first ones need no product, so they run while the products are built. */
const usual = [
  ['components', projectOptions(['components', 'dashboard', 'isolated'])],
  ['stories', []],
  ['playwright', projectOptions(suites.playwright.projects)],
  ['vitest', projectOptions(['unit', 'sandbox'])],
  ['elements', []],
];

const others = [
  ['vitest', projectOptions(['slow'])],
  ['stories', []],
  ['playwright', projectOptions(['usual'])],
  ['elements', []],
];

function suiteOf(file) {
  if (file.startsWith('tests/e2e/')) return 'playwright';
  if (file.startsWith('tests/engines/')) return 'engines';
  if (file.startsWith('stories/')) return 'stories';
  return file.startsWith('tests/elements/') ? 'elements' : 'vitest';
}

/** Gives each file to its suite. Options go to a single suite. */
function shareOut(args) {
  const files = args.filter((arg) => !arg.startsWith('-'));
  const options = args.filter((arg) => arg.startsWith('-'));
  const shares = {};
  for (const file of files) (shares[suiteOf(file)] ??= []).push(file);
  const [name, ...more] = Object.keys(shares);
  if (options.length > 0 && (!name || more.length > 0)) {
    throw new PlainError(
      'Options go to one suite. Name files of tests/e2e, of stories, or of unit tests.',
    );
  }
  if (options.length > 0 && name === 'elements') {
    throw new PlainError('The tests of the elements take no options.');
  }
  if (options.length > 0) shares[name].push(...options);
  return shares;
}
