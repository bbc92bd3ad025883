import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { PlainError, runPlainly } from '../../dashboard/tooling/plainly.mjs';
import { checkRequirements } from '../../dashboard/tooling/requirements.mjs';
import { at, root } from '../../dashboard/tooling/root.mjs';
import { runTool } from '../../dashboard/tooling/runCommand.mjs';

import { writeGallery } from './gallery.mjs';

const folder = at('screenshots');

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
  const { findBrowser } = await import('../../dashboard/tooling/browser/findBrowser.mjs');
  const { ensureBuilt } = await import('../../dashboard/tooling/products/products.mjs');
  const env = { ...process.env, TROVI_BROWSER: await findBrowser() };
  if (isReadme) env.TROVI_PICTURES = 'readme';
  const isEngines = args[0] === '--engines';
  const products = isEngines || isReadme ? [] : ['storybook'];
  await ensureBuilt(['dashboard', 'widgets', 'sandbox', ...products]);
  if (isEngines) return takeInEngines(args.slice(1), env);
  if (args.length === 0 && !isReadme) rmSync(folder, { recursive: true, force: true });
  const tool = at('node_modules/@playwright/test/cli.js');
  const config = '--config=tests/screenshots.config.ts';
  const { code } = await runTool(tool, ['test', config, ...args], { cwd: root, env });
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
  const tool = at('node_modules/@playwright/test/cli.js');
  const { code } = await runTool(tool, ['test', '--config=tests/engines.config.ts', ...args], {
    cwd: root,
    env: { ...env, TROVI_PICTURES: '1' },
  });
  writeGallery(own);
  console.log(`\nThe pictures: ${pathToFileURL(at('screenshots/engines/index.html')).href}`);
  if (code !== 0) throw new PlainError('Some pictures could not be taken, see above.');
}
