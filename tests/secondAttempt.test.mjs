import { describe, expect, it, vi } from 'vitest';

import { attemptAgain } from './secondAttempt.mjs';

const green = { name: 'stories', passed: 9, failed: 0, skipped: 0, problems: [] };
const failed = (...files) => ({
  name: 'vitest',
  passed: 4,
  failed: files.length,
  skipped: 0,
  problems: files.map((file) => ({ file, text: `${file} failed` })),
});

describe('attemptAgain', () => {
  it('runs only the files with failed tests, and lists what passes then', async () => {
    const runFiles = vi.fn(async () => ({ ...green, name: 'vitest' }));
    const tallies = await attemptAgain([green, failed('a.test.ts', 'a.test.ts')], runFiles);
    expect(runFiles.mock.calls).toEqual([['vitest', ['a.test.ts']]]);
    expect(tallies).toEqual([
      green,
      {
        ...failed('a.test.ts', 'a.test.ts'),
        passed: 6,
        failed: 0,
        problems: [],
        unsteady: failed('a.test.ts', 'a.test.ts').problems,
      },
    ]);
  });

  it('keeps a failure that happens twice', async () => {
    const [tally] = await attemptAgain([failed('a.test.ts')], async () => failed('a.test.ts'));
    expect(tally).toMatchObject({ passed: 4, failed: 1 });
    expect(tally.problems).toHaveLength(2);
  });

  it.each([
    ['many files failed', failed('a', 'b', 'c', 'd')],
    ['no file explains the failure', failed(undefined)],
  ])('runs nothing if %s', async (_, tally) => {
    const runFiles = vi.fn();
    expect(await attemptAgain([tally], runFiles)).toEqual([tally]);
    expect(runFiles).not.toHaveBeenCalled();
  });
});
