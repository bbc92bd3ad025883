import { existsSync } from 'node:fs';

import { PlainError } from '../../../tools/plainly.mjs';

/** The programs that the suite starts in addition to Chromium. */
export const programs = {
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
};

/** The Debian packages that contain them. */
const packages = {
  'firefox-esr': programs.firefox,
  'webkit2gtk-driver': programs.webkitDriver,
  xvfb: programs.screen,
};

export function missingPackages() {
  return Object.entries(packages).flatMap(([name, program]) => (existsSync(program) ? [] : name));
}

/** Fails if a program is missing, and reports how to install it. */
export function demandPrograms() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  throw new PlainError(
    `Missing: ${missing.join(', ')}. On Debian, run "npm run test:engines -- setup" as root.`,
  );
}
