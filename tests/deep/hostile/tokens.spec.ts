import type { BrowserContext, Page, Request } from '@playwright/test';

import { openEdit, sectionButton, textField } from '../../e2e/screen/edit/editScreen';
import { accounts } from '../../e2e/fixtures/accounts';
import { apiAs } from '../../e2e/fixtures/catalogueApi';
import { pageTitle } from '../../e2e/screen/detail';
import { cards } from '../../e2e/screen/list';
import { signOut } from '../../e2e/screen/signOn';
import { openButton, dialog } from '../../e2e/screen/versionDialog';
import type { Json } from '../../e2e/catalogue/brokenArtifacts';
import { expect, test } from '../../e2e/fixtures/signOnTest';

test.setTimeout(300_000);

/** The first characters of every token. */
const token = /eyJ[\w-]{10,}/;

/** One line for each wrong place with a token. */
function watchTokens(
  context: BrowserContext,
  apiUrl: string,
  identityUrl: string,
  isHeader: boolean,
): string[] {
  const leaks: string[] = [];
  const note = (where: string, text: string | null | undefined) => {
    if (text && token.test(text)) leaks.push(`${where}: ${text.slice(0, 160)}`);
  };
  context.on('console', (message) => note('console', message.text()));
  const noteRequest = (request: Request) => {
    const url = request.url();
    const isSignOn = url.startsWith(identityUrl);
    const isApi = url.startsWith(apiUrl);
    note('referrer', request.headers().referer);
    if (!isSignOn && (isHeader || !isApi)) note('address', url);
    if (!isSignOn && !isApi)
      note('body', `${request.postData()} ${JSON.stringify(request.headers())}`);
  };
  context.on('request', noteRequest);
  context.on('page', (page) =>
    page.on(
      'framenavigated',
      (frame) => frame.url().startsWith(identityUrl) || note('navigation', frame.url()),
    ),
  );
  return leaks;
}

/** Everything with a token that a page stores or exposes to scripts. */
async function keptTokens(page: Page): Promise<string[]> {
  const texts = await page.evaluate(async () => {
    const found: [string, string][] = [
      ...Object.entries({ ...localStorage }).map(([name, value]): [string, string] => [
        `localStorage ${name}`,
        String(value),
      ]),
      ...Object.entries({ ...sessionStorage }).map(([name, value]): [string, string] => [
        `sessionStorage ${name}`,
        String(value),
      ]),
      ['cookie', document.cookie],
      ['address', window.location.href],
      ['history', JSON.stringify(history.state)],
      ['page', document.documentElement.outerHTML],
      ['name', window.name],
    ];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(name));
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (all.onsuccess = resolve));
        found.push([`IndexedDB ${name} ${store}`, JSON.stringify(all.result)]);
      }
      database.close();
    }
    for (const name of await caches.keys()) found.push(['cache', name]);
    return found;
  });
  const cookies = await page.context().cookies();
  const own = cookies
    .filter(({ path }) => !path.startsWith('/auth'))
    .map(({ name, value }): [string, string] => [`cookie ${name}`, value]);
  return [...texts, ...own].filter(([, text]) => token.test(text)).map(([where]) => where);
}

for (const tokenStorage of ['local', 'memory'] as const) {
  for (const tokenTransport of ['query', 'header'] as const) {
    test(`a signed-in walk with tokens in ${tokenStorage} storage and the ${tokenTransport}`, async ({
      page,
      context,
      sandbox,
      watch,
    }) => {
      watch.expectMessage(/status of (404|400)/);
      const { api, identity } = sandbox.urls;
      const leaks = watchTokens(context, api, identity.url, tokenTransport === 'header');
      await context.route('**/dashboard/config.json', async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          json: { ...((await response.json()) as Json), tokenStorage, tokenTransport },
        });
      });
      const catalogue = apiAs(sandbox, accounts.owner);
      const id = await catalogue.create({ title: `Walk ${tokenStorage} ${tokenTransport}` });
      await catalogue.addVersion(id);
      const allowed = tokenStorage === 'local' ? /^localStorage / : /^nothing/;
      const look = (place: string, known = allowed) =>
        expect(async () => {
          const kept = await keptTokens(page);
          expect(
            kept.filter((where) => !known.test(where)),
            place,
          ).toEqual([]);
          expect(leaks, place).toEqual([]);
        }).toPass({ timeout: 20_000 });
      await openEdit(page, id);
      await look('edit');
      await textField(page, 'Title').fill(`Walked ${tokenStorage} ${tokenTransport}`);
      await look('typing');
      await sectionButton(page, 'Metadata', 'Save Metadata').click();
      await expect
        .poll(async () => (await catalogue.find(id)).title)
        .toBe(`Walked ${tokenStorage} ${tokenTransport}`);
      await openButton(page).click();
      await expect(dialog(page)).toBeVisible();
      await look('dialog');
      await page.keyboard.press('Escape');
      await page.goto(`artifacts/${id}`);
      await expect(pageTitle(page)).toHaveText(`Walked ${tokenStorage} ${tokenTransport}`);
      await look('detail');
      await page.goto('artifacts?owned=1');
      await expect(cards(page).first()).toBeVisible();
      await look('list');
      await page.reload();
      await expect(signOut(page)).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
      await look('reload');
      await signOut(page).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
      await look('signed out', /^nothing/);
      await page.waitForLoadState('networkidle');
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}
