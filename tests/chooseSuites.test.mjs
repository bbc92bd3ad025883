import { describe, expect, it } from 'vitest';

import { chooseSuites } from './chooseSuites.mjs';

const namesOf = ({ lanes }) => lanes.map((lane) => lane.map(([name]) => name));

describe('chooseSuites', () => {
  it('runs the suites in four lanes at the same time', () => {
    const chosen = chooseSuites([]);
    expect(chosen.tests).toBe('usual');
    expect(namesOf(chosen)).toEqual([
      ['playwright'],
      ['vitest'],
      ['components'],
      ['stories', 'elements', 'light'],
    ]);
  });

  it('runs with --all only what the usual run omits', () => {
    const chosen = chooseSuites(['--all']);
    expect(chosen.tests).toBe('others');
    expect(namesOf(chosen)).toEqual([['playwright'], ['vitest'], ['stories', 'elements', 'light']]);
  });

  it('assigns each file to its suite, and elements to both builds', () => {
    const files = ['tests/e2e/a.spec.ts', 'src/b.test.ts', 'tests/elements/c.test.ts'];
    expect(chooseSuites(files)).toEqual({
      tests: 'named',
      lanes: [
        [
          ['playwright', ['tests/e2e/a.spec.ts']],
          ['vitest', ['src/b.test.ts']],
          ['elements', ['tests/elements/c.test.ts']],
          ['light', ['tests/elements/c.test.ts']],
        ],
      ],
    });
  });

  it('runs tests of elements with forms on one build', () => {
    const { lanes } = chooseSuites(['tests/elements/artifact-form.test.ts']);
    expect(namesOf({ lanes })).toEqual([['elements']]);
  });

  it('runs the tests of all engines alone, with their options', () => {
    const options = ['tests/engines/a.spec.ts', '--project=webkit'];
    expect(chooseSuites(['--engines', ...options])).toEqual({
      tests: 'named',
      lanes: [[['engines', options]]],
    });
    expect(namesOf(chooseSuites(['tests/engines/a.spec.ts']))).toEqual([['engines']]);
  });

  it('passes options to a single suite', () => {
    const { lanes } = chooseSuites(['tests/e2e/a.spec.ts', '--debug']);
    expect(lanes).toEqual([[['playwright', ['tests/e2e/a.spec.ts', '--debug']]]]);
    expect(() => chooseSuites(['--debug'])).toThrow('Options go to one suite.');
    expect(() => chooseSuites(['tests/elements/a.test.ts', '--debug'])).toThrow('no options');
  });
});
