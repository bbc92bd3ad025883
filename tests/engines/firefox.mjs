import puppeteer from 'puppeteer-core';

/**
 * Runs Firefox by WebDriver BiDi until `work({ open, read })` ends. `open(url)` loads a page,
 * `read(script)` returns what the body of an async function returns in it.
 */
export async function withFirefox(work) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1024, height: 768 });
    return await work({
      open: (url) => page.goto(url),
      read: (script) => page.evaluate(`(async () => { ${script} })()`),
    });
  } finally {
    await browser.close();
  }
}
