import { aptGet, canInstallFromDebian } from '../../dashboard/tooling/browser/aptGet.mjs';
import { PlainError, runPlainly } from '../../dashboard/tooling/plainly.mjs';
import { checkRequirements } from '../../dashboard/tooling/requirements.mjs';
import { at, root } from '../../dashboard/tooling/root.mjs';
import { runTool } from '../../dashboard/tooling/runCommand.mjs';

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
