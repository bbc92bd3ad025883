import { expect, test as base } from '@playwright/test';

import type { RunningSandbox } from '../../sandbox/sandbox';
import { accounts } from '../e2e/fixtures/accounts';
import { apiAs, type CatalogueApi } from '../e2e/fixtures/catalogueApi';
import { withSandbox } from '../e2e/fixtures/servers/ownSandbox';
import type { Engine, EnginePage } from './drivers/engine';
import { launchChromium, launchFirefox } from './drivers/puppeteer';
import { launchWebKit } from './drivers/webkit';
import type { EngineOptions } from './projects';
import { Part } from './screen/screen';

const launchers = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit };

export interface WorkerFixtures extends EngineOptions {
  running: Engine;
  /** Has the sample data. Each worker has its own. */
  sandbox: RunningSandbox;
}

/** Opens an address, relative to that of the dashboard. */
export type Visit = (path: string) => Promise<void>;

export interface TestFixtures {
  /** A page without stored data. The test fails if it complains. */
  tab: EnginePage;
  /** The visible content of that page. */
  view: Part;
  visit: Visit;
  /** The catalogue, called by the owner from outside the browser. */
  api: CatalogueApi;
  /** Complaints that a test causes on purpose. */
  expected: RegExp[];
}

/** Tests that run in every engine. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { scope: 'worker', option: true }],
  engineScheme: ['light', { scope: 'worker', option: true }],
  running: [
    async ({ engine, engineScheme }, provide) => {
      const running = await launchers[engine](engineScheme);
      await provide(running);
      await running.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sandbox: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
    ({}, provide) => withSandbox({}, provide),
    { scope: 'worker', timeout: 180_000 },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  expected: async ({}, provide) => provide([]),
  tab: async ({ running, expected }, provide, testInfo) => {
    const page = await running.newPage();
    await provide(page);
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = Buffer.from(await page.screenshot());
      await testInfo.attach('screenshot', { body, contentType: 'image/png' });
    }
    const problems = await page.problems();
    await page.close();
    expect(
      problems.filter((problem) => !expected.some((known) => known.test(problem))),
      'the page did not complain',
    ).toEqual([]);
  },
  view: ({ tab }, provide) => provide(new Part(tab)),
  visit: ({ tab, sandbox }, provide) =>
    provide((path) => tab.goto(new URL(path, sandbox.urls.dashboard).href)),
  api: ({ sandbox }, provide) => provide(apiAs(sandbox, accounts.owner)),
});

export { expect };

/** Fills in the sandbox's login form. */
export async function fillInLogin(view: Part, { username, password } = accounts.owner) {
  await view.get('textbox', 'User name').fill(username);
  await view.select('#password').fill(password);
  await view.select('#kc-login').click();
}

/** Opens a screen that needs a session, and signs in. */
export async function visitSignedIn(
  { view, visit }: Pick<TestFixtures, 'view' | 'visit'>,
  path: string,
): Promise<void> {
  await visit(path);
  await fillInLogin(view);
  await signOutLink(view).appear();
}

/** The link of the navigation bar that shows who is signed in. */
export function signOutLink(view: Part, { username } = accounts.owner): Part {
  return view.get('banner').get('link', `Sign Out: ${username}`);
}
