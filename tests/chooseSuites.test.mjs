import { describe, expect, it } from 'vitest';

import { chooseSuites } from './chooseSuites.mjs';

const endToEnd = ['--project=usual', '--project=behind the server'];
const namesOf = ({ chosen }) => chosen.map(([name]) => name);

describe('chooseSuites', () => {
  it('starts with suites that need no product', () => {
    const usual = chooseSuites([]);
    expect(usual.tests).toBe('usual');
    expect(namesOf(usual)).toEqual(['components', 'stories', 'playwright', 'vitest', 'elements']);
  });

  it('runs with --all only what the usual run omits', () => {
    const others = chooseSuites(['--all']);
    expect(others.tests).toBe('others');
    expect(namesOf(others)).toEqual(['vitest', 'stories', 'playwright', 'elements']);
  });

  it('assigns each file to its suite', () => {
    const files = ['tests/e2e/a.spec.ts', 'src/b.test.ts', 'tests/elements/c.test.ts'];
    expect(chooseSuites(files)).toEqual({
      tests: 'named',
      atOnce: 1,
      chosen: [
        ['playwright', [...endToEnd, 'tests/e2e/a.spec.ts']],
        ['vitest', ['src/b.test.ts']],
        ['elements', ['tests/elements/c.test.ts']],
      ],
    });
  });

  it('runs the tests of all engines alone, with their options', () => {
    const options = ['tests/engines/a.spec.ts', '--project=webkit'];
    expect(chooseSuites(['--engines', ...options])).toEqual({
      tests: 'named',
      atOnce: 1,
      chosen: [['engines', options]],
    });
    expect(namesOf(chooseSuites(['tests/engines/a.spec.ts']))).toEqual(['engines']);
  });

  it('passes options to a single suite', () => {
    const { chosen } = chooseSuites(['tests/e2e/a.spec.ts', '--debug']);
    expect(chosen).toEqual([['playwright', [...endToEnd, 'tests/e2e/a.spec.ts', '--debug']]]);
    expect(() => chooseSuites(['--debug'])).toThrow('Options go to one suite.');
    expect(() => chooseSuites(['tests/elements/a.test.ts', '--debug'])).toThrow('no options');
  });
});
