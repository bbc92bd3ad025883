import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect, test } from '@playwright/test';

import { leftOutBehindServer } from '../../e2e/fixtures/leftOutBehindServer';

const run = promisify(execFile);

test('each entry of the list of tests that are left out names a test', async () => {
  const { stdout } = await run(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--list',
      '--config=tests/playwright.config.ts',
      '--project=all behind the server',
      '--reporter=list',
    ],
    { maxBuffer: 10_000_000 },
  );
  const titles = stdout.split('\n').map((line) => line.split(' › ').at(-1) ?? '');
  expect(titles.length).toBeGreaterThan(500);
  const unknown = Object.keys(leftOutBehindServer).filter(
    (start) => !titles.some((title) => title.startsWith(start)),
  );
  expect(unknown).toEqual([]);
});
