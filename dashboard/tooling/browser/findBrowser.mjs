import { pathToFileURL } from 'node:url';

import { installFromDebian, installFromNpm } from './installBrowser.mjs';
import { browsersOfPlaywright, browsersOnPath } from './installedBrowsers.mjs';
import { PlainError, runPlainly } from '../plainly.mjs';
import { canBrowse } from './testBrowser.mjs';

/** Where a browser may come from, first choice first. Each source gives files that may be one. */
function browserSources(log) {
  return [
    { from: 'PATH', list: () => browsersOnPath() },
    { from: "Playwright's cache", list: () => browsersOfPlaywright() },
    { from: 'apt-get', list: () => installFromDebian(log) },
    { from: 'npm', list: () => installFromNpm(log) },
  ];
}

/** A Chromium that runs here, fetched if need be. Fails with what to install where there is none. */
export async function findBrowser({ log = console.log, sources = browserSources(log) } = {}) {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!(await canBrowse(chosen))) {
      throw new PlainError(`CHROME_PATH is ${chosen}, which is no Chromium that runs here.`);
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
    'The tests need a Chromium and found none. Install Chromium or Google Chrome, run `npx playwright install chromium`, ' +
      'or set CHROME_PATH to the file of one.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runPlainly(async () => {
    await findBrowser();
  });
}
