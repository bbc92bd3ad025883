import { PlainError } from '../dashboard/tooling/plainly.mjs';

import { isLeftOutOfLight } from './elementTests.mjs';

/**
 * Reads the command line of tests/run.mjs. Returns lanes of `[suite, arguments]`: lanes run at the
 * same time, the suites of a lane one after another. `tests` says which tests a suite runs: the
 * `usual` ones of `npm test`, the `others` that only `npm run test:all` runs, or all of the files
 * that the command line names. `--engines` runs the suite of all browser engines, with the options
 * after it.
 */
export function chooseSuites(args) {
  if (args.length === 0) {
    const inNode = [['vitest', ['--project=unit', '--project=sandbox']]];
    return {
      tests: 'usual',
      lanes: [whole(['playwright']), inNode, whole(['components']), whole(inPages)],
    };
  }
  if (args.join() === '--all') {
    const slow = [['vitest', ['--project=slow']]];
    return { tests: 'others', lanes: [whole(['playwright']), slow, whole(inPages)] };
  }
  if (args[0] === '--engines') {
    return { tests: 'named', lanes: [[['engines', args.slice(1)]]] };
  }
  return { tests: 'named', lanes: [Object.entries(shareOut(args))] };
}

/** The suites that run in a page of the browser. The stories come first: they need no product. */
const inPages = ['stories', 'elements', 'light'];
const whole = (names) => names.map((name) => [name, []]);

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
  const light = shares.elements?.filter((file) => !isLeftOutOfLight(file)) ?? [];
  if (light.length > 0) shares.light = light;
  return shares;
}
