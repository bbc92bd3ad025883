import type { Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect, test } from '../fixtures/embedTest';
import { inDeepUnless } from '../inAll';
import { expectAlike, holdBadges } from '../screen/embed';

/** A host page with other contents than the plain one. */
interface PlacedHost {
  name: string;
  /** The width of the window in pixels. */
  width?: number;
  /** The cards and citations to compare. All of the page by default. */
  select?: string;
  /** How many there are. */
  count: number;
  /** Brings the page to show them. */
  start?: (page: Page) => Promise<void>;
  /** Gives the plain page the same settings. */
  prepare?: (plain: Page, portalUrl: string) => Promise<void>;
}

const all = 'trovi-artifact-card, trovi-citation-box';

/** Lets the plain page show the artifact of the applications, with the address of the portal. */
async function showSame(plain: Page, portalUrl: string): Promise<void> {
  await plain.evaluate(
    ([id = '', url = '']) => {
      for (const host of document.querySelectorAll('[data-feed="id"]')) {
        host.setAttribute('artifact-id', id);
        host.setAttribute('portal-url', url);
      }
    },
    [seedUuid('first-steps'), portalUrl],
  );
}

const applications = ['react-18', 'react-19', 'vue'].map((name): PlacedHost => ({
  name,
  count: 2,
  prepare: showSame,
}));

const hosts: PlacedHost[] = [
  {
    name: 'large-text',
    count: 6,
    prepare: (plain) =>
      plain.evaluate(() => document.documentElement.style.setProperty('--trovi-font-size', '30px')),
  },
  ...[1280, 640, 390].map((width) => ({ name: 'content-width', width, count: 20 })),
  { name: 'right-to-left-texts', select: '[id$="-by-inline-1"]', count: 2 },
  { name: 'extended', select: '[data-feed="inline"]', count: 2 },
  {
    name: 'scripted',
    count: 1,
    start: (page) => page.getByRole('button', { name: 'Create' }).click(),
  },
  ...applications,
];
/** The host pages that `npm run test:all` checks. */
const sampled = ['react-19'];

for (const { name, width = 1280, select, count, start, prepare } of hosts) {
  test(
    `a card and a citation look as on the plain page: ${name}, ${width} px`,
    inDeepUnless(sampled.includes(name)),
    async ({ page, context, hostUrl, sandbox }) => {
      await holdBadges(context);
      const plain = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      const isApplication = applications.some((application) => application.name === name);
      const address = isApplication ? `${sandbox.origin}/embed/${name}` : hostUrl(name);
      await Promise.all([page.goto(address), plain.goto(hostUrl('plain'))]);
      await start?.(page);
      await prepare?.(plain, sandbox.urls.portal);
      const elements = page.locator(`:is(${all})${select ? `:is(${select})` : ''}`);
      await expect(elements).toHaveCount(count);
      for (const element of await elements.all()) {
        const { tag, outer } = await element.evaluate((host) => ({
          tag: host.localName.replace('trovi-', ''),
          outer: host.outerHTML.slice(0, 80),
        }));
        await expectAlike(element, plain.locator(`#${tag}-by-id`), outer);
      }
    },
  );
}
