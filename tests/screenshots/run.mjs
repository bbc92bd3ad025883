import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { PlainError, runPlainly } from '../../tools/plainly.mjs';
import { checkRequirements } from '../../tools/requirements.mjs';
import { at, root } from '../../tools/root.mjs';
import { runTool } from '../../tools/runCommand.mjs';

import { projectOptions } from '../projectOptions.mjs';
import { writeGallery } from './gallery.mjs';

const folder = at('screenshots');
const gallery = ['*-light', '*-dark'];
const inEngines = ['* light', '* dark'];

/**
 * `npm run screenshots`: captures every screen, form and story at 390 and 1440 px, light and dark,
 * into `screenshots/` with a gallery. Playwright reads options after `--`: `-- screens -g list`.
 * With `-- --engines`, captures the screens and the host pages in Chromium, Firefox and WebKit into
 * `screenshots/engines/`.
 * `npm run screenshots -- --readme` captures the pictures of the README into `docs/images/`.
 */
await runPlainly(async () => {
  checkRequirements();
  const args = process.argv.slice(2).filter((arg) => arg !== '--readme');
  const isReadme = process.argv.includes('--readme');
  const { findBrowser } = await import('../../tools/browser/findBrowser.mjs');
  const { ensureBuilt } = await import('../../tools/products/products.mjs');
  const env = { ...process.env, TROVI_BROWSER: await findBrowser() };
  const isEngines = args[0] === '--engines';
  const products = isEngines || isReadme ? [] : ['storybook'];
  await ensureBuilt(['dashboard', 'widgets', 'sandbox', ...products]);
  if (isEngines) return takeInEngines(args.slice(1), env);
  if (args.length === 0 && !isReadme) rmSync(folder, { recursive: true, force: true });
  const code = await take(isReadme ? ['light', 'dark'] : gallery, args, env);
  if (!isReadme) {
    writeGallery(folder);
    console.log(`\nThe pictures: ${pathToFileURL(at('screenshots/index.html')).href}`);
  }
  if (code !== 0) throw new PlainError('Some pictures could not be taken, see above.');
});

/** The pictures of all engines, one group each in a gallery of their own. */
async function takeInEngines(args, env) {
  const { demandPrograms } = await import('../engines/drivers/programs.mjs');
  demandPrograms();
  const own = at('screenshots/engines');
  if (args.length === 0) rmSync(own, { recursive: true, force: true });
  const code = await take(inEngines, args, env);
  writeGallery(own);
  console.log(`\nThe pictures: ${pathToFileURL(at('screenshots/engines/index.html')).href}`);
  if (code !== 0) throw new PlainError('Some pictures could not be taken, see above.');
}

/** Runs these projects of `tests/playwright.config.ts`. Returns the exit code. */
async function take(projects, args, env) {
  const { code } = await runTool(
    at('node_modules/@playwright/test/cli.js'),
    [
      'test',
      '--config=tests/playwright.config.ts',
      '--reporter=line',
      ...projectOptions(projects, args),
      ...args,
    ],
    { cwd: root, env },
  );
  return code;
}
