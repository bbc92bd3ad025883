import { pathToFileURL } from 'node:url';

import { installFromNpm } from './installBrowser.mjs';
import { browsersOfPlaywright, browsersOnPath } from './installedBrowsers.mjs';
import { PlainError, runPlainly } from '../plainly.mjs';
import { canBrowse } from './testBrowser.mjs';

/**
 * Where a browser may come from, first choice first. Each source lists files that may be a browser.
 */
function browserSources(log) {
  return [
    { from: 'PATH', list: () => browsersOnPath() },
    { from: "Playwright's cache", list: () => browsersOfPlaywright() },
    { from: 'npm', list: () => installFromNpm(log) },
  ];
}

/**
 * Finds a Chromium that runs here: an installed one, else one from the npm registry. Never installs
 * system packages. Fails with an error that says what to do if there is none.
 */
export async function findBrowser({ log = console.log, sources = browserSources(log) } = {}) {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!(await canBrowse(chosen))) {
      throw new PlainError(
        `CHROME_PATH is ${chosen}, which is not a Chromium that runs here. Set it to a working one, or unset it.`,
      );
    }
    log(`Browser: ${chosen} (CHROME_PATH)`);
    return chosen;
  }
  for (const { from, list } of sources) {
    for (const file of await list()) {
      if (await canBrowse(file)) {
        log(`Browser: ${file} (${from})`);
        return file;
      }
      log(`${file} cannot run the tests; looking further.`);
    }
  }
  throw new PlainError(
    'The tests need a Chromium and found none. Run `npm run setup:browser` to install one from the system’s packages, install ' +
      'Chromium or Google Chrome yourself, or set CHROME_PATH to the file of one.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runPlainly(async () => {
    await findBrowser();
  });
}
