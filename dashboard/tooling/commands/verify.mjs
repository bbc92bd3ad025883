import { readFileSync } from 'node:fs';

import { PlainError, runPlainly } from '../plainly.mjs';
import { checkRequirements } from '../requirements.mjs';
import { at, root } from '../root.mjs';
import { runCommand } from '../runCommand.mjs';

const steps = [
  'format',
  'lint',
  'types',
  'deadcode',
  'build',
  'build:storybook',
  'test',
  'check:package',
  'sizes',
];

/** `npm run verify`: runs all checks, each an npm script, and stops at the first that fails. */
await runPlainly(async () => {
  checkRequirements();
  for (const step of steps) {
    console.log(`\n── ${step}`);
    const { code } = await runCommand('npm', ['run', '--silent', step], { cwd: root });
    if (code !== 0) throw new PlainError(`verify stopped: \`npm run ${step}\` failed.`);
  }
  // Repeats the sum of the tests at the end, where people look for it.
  console.log(`\n${readFileSync(at('.build/reports/closing-line.txt'), 'utf8')}`);
});
