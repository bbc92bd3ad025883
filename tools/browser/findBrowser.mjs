import { pathToFileURL } from 'node:url';

import { installFromNpm } from './installBrowser.mjs';
import { playwrightBrowsers } from './playwrightBrowsers.mjs';
import { PlainError, runPlainly } from '../plainly.mjs';
import { canBrowse } from './testBrowser.mjs';

/** The sources of a browser of a pinned version, in order of preference. */
function pinnedBrowsers(log) {
  return [
    { from: "Playwright's cache", list: () => playwrightBrowsers() },
    { from: 'npm', list: () => installFromNpm(log) },
  ];
}

/**
 * Returns the file of the Chromium that runs the tests. `CHROME_PATH` chooses one. Otherwise, it is
 * a browser of a pinned version, so that the tests use the same browser on every machine: the one
 * of the installed Playwright, or the one from the npm registry. Browsers on the `PATH` are
 * ignored. Throws a `PlainError` with instructions if no Chromium runs here.
 */
export async function findBrowser({ log = console.log, sources = pinnedBrowsers(log) } = {}) {
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
      log(`${file} cannot run the tests. Trying the next browser.`);
    }
  }
  throw new PlainError(
    'The tests found no Chromium that runs here. Run `npx playwright install --with-deps chromium`, or set CHROME_PATH ' +
      'to the file of a Chromium or Google Chrome.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runPlainly(async () => {
    await findBrowser();
  });
}
