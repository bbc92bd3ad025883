import { mkdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { runPlainly } from '../../tools/plainly.mjs';
import { checkRequirements } from '../../tools/requirements.mjs';
import { at, root } from '../../tools/root.mjs';
import { runTool } from '../../tools/runCommand.mjs';
import { projectOptions } from '../projectOptions.mjs';
import { suites } from '../suites.mjs';
import { closingLine, judgeRun } from '../tally.mjs';

import { fetchKeycloak } from './fetchKeycloak.mjs';
import { findJava } from './findJava.mjs';
import { startKeycloak } from './startKeycloak.mjs';

const reports = at('.build/reports');

/** Bundles the realm, because the sandbox's accounts are TypeScript. */
async function loadRealm() {
  const { build } = await import('esbuild');
  const outfile = at('.build/keycloak/realm.mjs');
  await build({
    entryPoints: [at('tests/keycloak/realm.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  const { troviRealm } = await import(pathToFileURL(outfile).href);
  return troviRealm();
}

async function testExchange(env) {
  const reportFile = `${reports}/keycloak-vitest.json`;
  rmSync(reportFile, { force: true });
  const args = ['run', '--dir=tests/keycloak', '--reporter=default', '--reporter=json'];
  const { code } = await runTool(suites.vitest.file, [...args, `--outputFile.json=${reportFile}`], {
    cwd: root,
    env,
  });
  return judgeRun({ ...suites.vitest, name: 'vitest', code, reportFile });
}

/** Runs the sign-on browser tests, or only the files on the command line. */
async function testBrowser(env, files) {
  const reportFile = `${reports}/playwright.json`;
  rmSync(reportFile, { force: true });
  const { file, args, projects } = suites.playwright;
  const chosen = files.length > 0 ? files : ['tests/e2e/sign-on'];
  const { code } = await runTool(
    file,
    [...args, '--workers=1', ...projectOptions(projects, files), ...chosen],
    { cwd: root, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile } },
  );
  return judgeRun({ ...suites.playwright, name: 'playwright', code, reportFile });
}

/** `npm run test:keycloak`: runs the sign-on tests with a real Keycloak. */
await runPlainly(async () => {
  checkRequirements();
  const log = (line) => console.log(line);
  const { java, version: javaVersion } = await findJava(log);
  const { folder, version } = await fetchKeycloak(log);
  log(`Keycloak ${version} on Java ${javaVersion}`);
  const { findBrowser } = await import('../../tools/browser/findBrowser.mjs');
  const { ensureBuilt } = await import('../../tools/products/products.mjs');
  const browser = await findBrowser();
  await ensureBuilt(['dashboard', 'sandbox']);
  mkdirSync(reports, { recursive: true });

  const keycloak = await startKeycloak({ folder, java, realm: await loadRealm(), log });
  const stopAndLeave = () => void keycloak.stop().then(() => process.exit(1));
  process.once('SIGINT', stopAndLeave).once('SIGTERM', stopAndLeave);
  try {
    const env = { ...process.env, TROVI_BROWSER: browser, TROVI_IDENTITY: keycloak.address };
    const tallies = [await testExchange(env), await testBrowser(env, process.argv.slice(2))];
    for (const text of tallies.flatMap(({ problems }) => problems)) console.error(`${text}\n`);
    log(`\n${closingLine(tallies)}`);
    if (tallies.some(({ failed }) => failed > 0)) process.exitCode = 1;
  } finally {
    await keycloak.stop();
  }
});
