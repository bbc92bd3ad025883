import { existsSync } from 'node:fs';

import { aptGet, canInstallFromDebian } from '../../dashboard/tooling/browser/aptGet.mjs';
import { PlainError, runPlainly } from '../../dashboard/tooling/plainly.mjs';
import { checkRequirements } from '../../dashboard/tooling/requirements.mjs';
import { withDashboard } from '../builtDashboard.mjs';
import { ensureWidgets } from '../builtWidgets.mjs';

import { withFirefox } from './firefox.mjs';
import { smoke } from './smoke.mjs';
import { withWebKit } from './webkit.mjs';

const engines = { firefox: withFirefox, webkit: withWebKit };
/** The packages of Debian, and the program of each. */
const packages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/**
 * `npm run test:engines`: opens the dashboard and host pages in Firefox and WebKit. With
 * `-- setup`, installs both from the packages of Debian.
 */
await runPlainly(async () => {
  checkRequirements();
  const [argument] = process.argv.slice(2);
  if (argument === 'setup') await install();
  const missing = missingPackages();
  if (missing.length > 0) {
    throw new PlainError(
      `Missing: ${missing.join(', ')}. On Debian, run "npm run test:engines -- setup" as root.`,
    );
  }
  if (argument === 'setup') return;
  await ensureWidgets();
  const failures = await withDashboard({}, async (dashboard) => {
    const found = [];
    for (const [engine, withEngine] of Object.entries(engines)) {
      found.push(...(await withEngine((browser) => runSmoke(engine, browser, dashboard))));
    }
    return found;
  });
  if (failures.length > 0) throw new PlainError(failures.join('\n'));
});

function missingPackages() {
  return Object.entries(packages).flatMap(([name, program]) => (existsSync(program) ? [] : name));
}

async function install() {
  if (!canInstallFromDebian()) throw new PlainError('This works on Debian and Ubuntu, as root.');
  await aptGet(['update']);
  await aptGet(['install', '-y', '--no-install-recommends', ...Object.keys(packages)]);
}

/** Runs all checks in one browser. Returns the failures, one line each. */
async function runSmoke(engine, { open, read }, dashboard) {
  const failures = [];
  for (const { address, name, script } of smoke) {
    const outcome = await open(new URL(address, dashboard).href)
      .then(() => read(script))
      .catch((error) => String(error));
    const line = `${engine}: ${name} (${address})`;
    console.log(`${outcome === true ? '✓' : '✗'} ${line}`);
    if (outcome !== true) failures.push(`${line}: ${outcome}`);
  }
  return failures;
}
