import puppeteer, {
  type Browser,
  type KeyInput,
  type LaunchOptions,
  type Permission,
} from 'puppeteer-core';

import { browserFlags } from '../../../tools/browser/browserFlags.mjs';
import { type ColorScheme, defaultSize, type Engine, type EnginePage } from './engine';
import { programs } from './programs.mjs';
import { watchPage } from './watchPage';

const steps = 8;
const clipboard: Permission[] = ['clipboard-read', 'clipboard-sanitized-write'];

/** Chromium by its own protocol. */
export function launchChromium(colorScheme: ColorScheme): Promise<Engine> {
  return launch(colorScheme, {
    browser: 'chrome',
    executablePath: process.env.TROVI_BROWSER,
    args: [...browserFlags, '--force-prefers-reduced-motion'],
    headless: 'shell',
  });
}

/** Firefox by WebDriver BiDi. */
export function launchFirefox(colorScheme: ColorScheme): Promise<Engine> {
  return launch(colorScheme, {
    browser: 'firefox',
    executablePath: programs.firefox,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': 1,
    },
  });
}

async function launch(colorScheme: ColorScheme, options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    defaultViewport: defaultSize,
    protocolTimeout: 120_000,
    timeout: 120_000,
    ...options,
  });
  return {
    newPage: () => openPage(browser, options.browser === 'chrome' ? colorScheme : undefined),
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser, colorScheme?: ColorScheme): Promise<EnginePage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const problems: string[] = [];
  await page.evaluateOnNewDocument(watchPage);
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warn') problems.push(`console.${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${String(error)}`));
  if (colorScheme) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: colorScheme }]);
  }
  const { mouse, keyboard } = page;
  return {
    async goto(url) {
      // Headless Chromium blocks the clipboard unless it is allowed. Firefox needs no permission.
      if (colorScheme) await context.overridePermissions(new URL(url).origin, clipboard);
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    click: ({ x, y }) => mouse.click(x, y),
    type: (text) => keyboard.type(text),
    async press(key, isWithControl) {
      if (isWithControl) await keyboard.down('Control');
      await keyboard.press(key as KeyInput);
      if (isWithControl) await keyboard.up('Control');
    },
    async hold({ x, y }) {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: ({ x, y }) => mouse.move(x, y, { steps }),
    release: () => mouse.up(),
    resize: (size) => page.setViewport(size),
    screenshot: () => page.screenshot(),
    async problems() {
      const noted = await page.evaluate('globalThis.troviProblems ?? []');
      return [...problems, ...(noted as string[])];
    },
    close: () => context.close(),
  };
}
