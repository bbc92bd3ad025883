/** The programs that the suite starts beside Chromium. */
export const programs = {
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
};

/** The packages of Debian that bring them. */
export const packages = {
  'firefox-esr': programs.firefox,
  'webkit2gtk-driver': programs.webkitDriver,
  xvfb: programs.screen,
};
