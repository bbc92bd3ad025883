import { aptGet, canInstallFromDebian } from '../../tools/browser/aptGet.mjs';
import { PlainError, runPlainly } from '../../tools/plainly.mjs';
import { checkRequirements } from '../../tools/requirements.mjs';
import { at, root } from '../../tools/root.mjs';
import { runTool } from '../../tools/runCommand.mjs';

import { demandPrograms, missingPackages } from './drivers/programs.mjs';

/**
 * `npm run test:engines`: the same tests in Chromium, Firefox and WebKit. Playwright reads the
 * arguments: `-- tests/engines/edit.spec.ts --project=webkit`. `-- setup` installs Firefox and
 * WebKit from the packages of Debian.
 */
await runPlainly(async () => {
  checkRequirements();
  const args = process.argv.slice(2);
  if (args[0] === 'setup') await install();
  demandPrograms();
  if (args[0] === 'setup') return;
  const { code } = await runTool(at('tests/run.mjs'), ['--engines', ...args], { cwd: root });
  process.exitCode = code;
});

async function install() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (!canInstallFromDebian()) throw new PlainError('This works on Debian and Ubuntu, as root.');
  await aptGet(['update']);
  await aptGet(['install', '-y', '--no-install-recommends', ...missing]);
}
