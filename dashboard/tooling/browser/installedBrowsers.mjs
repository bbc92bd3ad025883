import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

import { chromium } from '@playwright/test';

/** First those without windows: they run the tests with about half of the CPU time. */
const commands = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Browsers based on Chromium: on the `PATH`, then in the usual folders of macOS and Windows. */
export function browsersOnPath(searchPath = process.env.PATH ?? '') {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  const files = commands.flatMap((command) =>
    folders.flatMap((folder) => endings.map((ending) => path.join(folder, command + ending))),
  );
  return [...files, ...applications].filter((file) => existsSync(file));
}

function playwrightCache() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return path.join(homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return path.join(homedir(), 'AppData/Local/ms-playwright');
  return path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'ms-playwright');
}

/**
 * Browsers that `playwright install` has downloaded: the one for our version first, then the
 * others, newest first.
 */
export function browsersOfPlaywright(cache = playwrightCache()) {
  const own = chromium.executablePath();
  const others = existsSync(cache)
    ? readdirSync(cache, { recursive: true })
        .filter((name) =>
          /(^|[\\/])(chrome|chrome-headless-shell|headless_shell|Chromium)(\.exe)?$/.test(name),
        )
        .filter((name) => name.startsWith('chromium'))
        .sort()
        .reverse()
        .map((name) => path.join(cache, name))
    : [];
  return [...new Set([own, ...others])].filter((file) => existsSync(file));
}
