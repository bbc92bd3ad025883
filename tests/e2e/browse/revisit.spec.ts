import type { BrowserContext, Page, Request } from '@playwright/test';

import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { listPath } from '../fixtures/faults';
import { expect, needsOwnServer, test } from '../fixtures/signOnTest';
import { sectionButton } from '../screen/edit/editScreen';
import { answer } from '../screen/edit/editVersions';
import { holdCalls } from '../screen/heldCalls';
import {
  cards,
  countHeading,
  emptyHeading,
  expectCount,
  loadingSign,
  searchBox,
} from '../screen/list';
import { mostShift, watchShifts } from '../screen/checks/shifts';
import { logIn, logInFrom, signOut } from '../screen/signOn';
import { inAll, inDeep, inDeepUnless } from '../inAll';

const note = (page: Page) => page.getByRole('main').getByRole('alert');
const firstTitle = (page: Page) => cards(page).first().getByRole('heading');
const isList = (request: Request) => new URL(request.url()).pathname === listPath;

/** Names of stored catalogues: `trovi.known|address of the API|URN of the reader`. */
const markers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('trovi.known|') && localStorage[key]),
  );
const databases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
/** Everything that the browser has stored of catalogues. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const reading = opening.result.transaction('parts').objectStore('parts').getAll();
      await new Promise((resolve) => (reading.onsuccess = resolve));
      opening.result.close();
      all.push(...(reading.result as unknown[]));
    }
    return JSON.stringify(all);
  });

/**
 * Visits the list until the browser has stored it for an account, or without a name for a visitor.
 */
async function visit(page: Page, username = ''): Promise<void> {
  await page.goto('artifacts');
  await expect(loadingSign(page)).toHaveCount(0);
  await expectRemembered(page, username);
}

/** Advances the clock beyond the time after which the dashboard stores the catalogue. */
const passStoringDelay = (page: Page) => page.clock.fastForward(6_000);

async function expectRemembered(page: Page, username = ''): Promise<void> {
  const end = username ? `:${username}` : '|';
  const isRemembered = async () => {
    await passStoringDelay(page);
    return (await markers(page)).some((name) => name.endsWith(end));
  };
  await expect.poll(isRemembered).toBe(true);
}

/** Waits until two frames are painted. */
const frames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * Waits until the page has read the stored catalogue: a later access to the database waits for it.
 */
async function readingEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const { result } = opening;
      if (result.objectStoreNames.contains('parts')) {
        const counting = result.transaction('parts').objectStore('parts').count();
        await new Promise((resolve) => (counting.onsuccess = resolve));
      }
      result.close();
    }
  });
  await frames(page);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

/** Delays the catalogue's responses, so artifacts that are shown before them are stored ones. */
async function reloadHeld(page: Page) {
  const gate = await holdCalls(page, isList);
  await page.reload();
  return gate;
}

/** Overwrites the parts of every stored catalogue. */
const spoil = (page: Page, key: string | number, value: unknown) =>
  page.evaluate(
    async ([part, text]) => {
      for (const { name = '' } of await indexedDB.databases()) {
        const opening = indexedDB.open(name);
        await new Promise((resolve) => (opening.onsuccess = resolve));
        const transaction = opening.result.transaction('parts', 'readwrite');
        transaction.objectStore('parts').put(text, part);
        await new Promise((resolve) => (transaction.oncomplete = resolve));
        opening.result.close();
      }
    },
    [key, value] as const,
  );

test('shows stored artifacts at once and updates them without a layout shift', async ({
  page,
  sandbox,
}) => {
  const owner = apiAs(sandbox, accounts.owner);
  const gone = await owner.create({ title: 'Soon gone', visibility: 'public' });
  const old = await owner.create({ title: 'Old title', visibility: 'public' });
  await visit(page);
  const total = Number(/of (\d+)/.exec((await countHeading(page).textContent()) ?? '')?.[1]);
  await owner.send('DELETE', `/artifacts/${gone}/`);
  await owner.update(old, { title: 'Another title' });
  await owner.create({ title: 'Newly there', visibility: 'public' });

  const shifts = await watchShifts(page);
  const gate = await reloadHeld(page);
  // Near the top, because other tests may have changed artifacts with a clock that was ahead.
  const titled = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(titled('Old title')).toBeVisible();
  await expect(countHeading(page)).toHaveText(`Displaying ${total} of ${total} artifacts`);
  await expect(loadingSign(page)).toBeVisible();

  gate.open();
  await expectCount(page, total, total);
  await expect(titled('Newly there')).toBeVisible();
  await expect(titled('Another title')).toBeVisible();
  await expect(titled('Old title')).toHaveCount(0);
  await expect(titled('Soon gone')).toHaveCount(0);
  const { sum, what } = await shifts();
  expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
});

test('stored artifacts can be searched', inDeep, async ({ page, sandbox }) => {
  await apiAs(sandbox, accounts.owner).create({ title: 'Stored title', visibility: 'public' });
  await visit(page);
  const gate = await reloadHeld(page);
  await expect(loadingSign(page)).toBeVisible();
  await searchBox(page).fill('stored title');
  await expect(countHeading(page)).toHaveText(/^Displaying 1 of \d+ artifacts$/);
  gate.open();
  await expect(loadingSign(page)).toHaveCount(0);
  await expect(countHeading(page)).toHaveText(/^Displaying 1 of \d+ artifacts$/);
});

test('Home shows stored artifacts', inDeep, async ({ page }) => {
  await visit(page);
  const title = (await firstTitle(page).textContent()) ?? '';
  const gate = await holdCalls(page, isList);
  await page.goto('');
  await expect(cards(page)).toHaveCount(6);
  await expect(firstTitle(page)).toHaveText(title);
  gate.open();
  await expect(cards(page)).toHaveCount(6);
});

test(
  'position, focus and opened descriptions stay while the list is updated',
  inAll,
  async ({ page, sandbox }) => {
    await visit(page);
    const owner = apiAs(sandbox, accounts.owner);
    await owner.create({ title: 'Pushes all others on', visibility: 'public' });
    const gate = await reloadHeld(page);
    const more = page.getByRole('main').getByRole('button', { name: /^More about/ });
    const title = ((await more.nth(2).getAttribute('aria-label')) ?? '').replace('More about ', '');
    await more.nth(2).click();
    const less = page.getByRole('button', { name: `Less about ${title}`, exact: true });
    await expect(less).toBeFocused();
    await page.mouse.move(0, 0);
    gate.open();
    await expect(page.getByRole('link', { name: 'Pushes all others on', exact: true })).toHaveCount(
      1,
    );
    await expect(loadingSign(page)).toHaveCount(0);
    await expect(less).toBeFocused();
  },
);

test('stored artifacts are shown offline', inDeep, async ({ page, watch }) => {
  watch.expectMessage(/net::ERR_/);
  await visit(page);
  const title = (await firstTitle(page).textContent()) ?? '';
  const base = new URL('.', page.url()).href;
  await page.route('**/*', (route) =>
    route.request().url().startsWith(base) ? route.continue() : route.abort('internetdisconnected'),
  );
  await page.reload();
  await expect(firstTitle(page)).toHaveText(title);
  await expect(note(page)).toContainText('could not be updated');
});

test.describe('private artifacts', () => {
  const secret = 'Private matters';

  async function visitAsOwner(page: Page): Promise<void> {
    await page.goto('artifacts?owned=1');
    await logInFrom(page);
    await expectRemembered(page, accounts.owner.username);
  }

  test.beforeEach(async ({ sandbox }) => {
    await apiAs(sandbox, accounts.owner).create({ title: secret, visibility: 'private' });
  });

  test('are stored for their user and deleted at sign-out', async ({ page, context, watch }) => {
    // While signing out, the private artifact may be requested without a token.
    watch.expectMessage(/status of 404/);
    await visitAsOwner(page);
    const gate = await reloadHeld(page);
    await expect(cards(page).filter({ hasText: secret }).first()).toBeVisible();
    expect(await stored(page)).toContain(secret);
    expect(await stored(page)).not.toContain('"sharingKey"');
    gate.open();
    await expect(loadingSign(page)).toHaveCount(0);

    const other = await context.newPage();
    await other.goto('artifacts');
    await expect(signOut(other)).toBeVisible();
    await page.bringToFront();
    await signOut(page).click();
    await expect(logIn(page)).toBeVisible();
    await expectForgotten(page);
    await other.bringToFront();
    await expect(logIn(other)).toBeVisible();
    await expect(loadingSign(other)).toHaveCount(0);
    await expectForgotten(other);
  });

  async function expectForgotten(page: Page): Promise<void> {
    const { username } = accounts.owner;
    const ofOwner = (names: string[]) => names.filter((name) => name.endsWith(`:${username}`));
    // The page may be returning from the sign-on server.
    await expect(async () => {
      expect(ofOwner(await databases(page))).toEqual([]);
      expect(ofOwner(await markers(page))).toEqual([]);
      expect(await stored(page)).not.toContain(secret);
    }).toPass({ timeout: 60_000 });
  }

  test('are not shown after the session has expired', async ({ page, switches, watch }) => {
    needsOwnServer();
    watch.expectMessage(/status of (400|401|403|404)/);
    await visitAsOwner(page);
    await page.goto('about');
    await switches.revoke(accounts.owner.username);
    await page.addInitScript(() => {
      // Frames of the sign-on server have no storage if it is another site.
      if (window !== window.top) return;
      // The tokens have expired, too.
      for (const key of Object.keys(localStorage)) {
        if (key.endsWith(':troviToken')) localStorage.removeItem(key);
      }
      const seen = { text: '' };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        seen.text += document.querySelector('main')?.textContent ?? '';
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto('artifacts');
    await expect(logIn(page)).toBeVisible();
    await expect(loadingSign(page)).toHaveCount(0);
    const seen = await page.evaluate(() => (window as unknown as { seen: { text: string } }).seen);
    expect(seen.text).toContain('Displaying');
    expect(seen.text).not.toContain(secret);
    await expectForgotten(page);
  });

  test('are not stored if tokens are in memory only', inAll, async ({ page }) => {
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      const configuration = (await answer.json()) as CatalogueConfiguration;
      await route.fulfill({ json: { ...configuration, tokenStorage: 'memory' } });
    });
    await visit(page);
    await logInFrom(page);
    await expect(cards(page).filter({ hasText: secret }).first()).toBeVisible();
    await expect(loadingSign(page)).toHaveCount(0);
    await passStoringDelay(page);
    expect(await stored(page)).not.toContain(secret);
    expect(await markers(page)).toHaveLength(1);
  });

  test('that were deleted are not shown again', inDeep, async ({ page, sandbox, watch }) => {
    watch.acceptDialogs();
    watch.expectMessage(/status of 404/);
    const title = 'To be deleted here';
    const id = await apiAs(sandbox, accounts.owner).create({ title, visibility: 'private' });
    await visitAsOwner(page);
    expect(await stored(page)).toContain(title);
    await page.goto(`artifacts/${id}/edit`);
    await sectionButton(page, 'Versions', 'Delete Artifact and All Versions').click();
    await answer(page, 'Delete').click();
    await expect(page).toHaveURL(/\/artifacts$/);
    const gate = await reloadHeld(page);
    await expect(emptyHeading(page)).toBeVisible();
    await frames(page);
    await expect(page.getByText(title)).toHaveCount(0);
    gate.open();
    await expect(loadingSign(page)).toHaveCount(0);
    await expect(page.getByText(title)).toHaveCount(0);
  });
});

test.describe('unusable stored data is ignored', () => {
  const week = 7 * 24 * 3_600_000;

  for (const [what, ruin] of [
    ['a part is broken', (page: Page) => spoil(page, 0, '[{"id":')],
    ['a part is of another form', (page: Page) => spoil(page, 0, '[{"uuid":"1"}]')],
    ['it was half written', (page: Page) => spoil(page, 'count', undefined)],
    [
      'it is too old',
      (page: Page) =>
        page.evaluate((age) => {
          for (const key of Object.keys(localStorage)) {
            if (key.startsWith('trovi.known|')) localStorage[key] = String(Date.now() - age);
          }
        }, week + 1_000),
    ],
    [
      'the database is gone',
      (page: Page) =>
        page.evaluate(async () => {
          for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
        }),
    ],
  ] as const) {
    test(what, inDeepUnless(what === 'a part is broken'), async ({ page }) => {
      await visit(page);
      await ruin(page);
      const gate = await reloadHeld(page);
      await expect(emptyHeading(page)).toBeVisible();
      await readingEnds(page);
      await expect(cards(page)).toHaveCount(0);
      gate.open();
      await expect(cards(page).first()).toBeVisible();
      await expect(loadingSign(page)).toHaveCount(0);
    });
  }

  for (const [what, block] of [
    ['has no database', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
    [
      'lets nobody look at its storage',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('No.', 'SecurityError');
          },
        }),
    ],
    [
      'has no room',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('Full.', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`if the browser ${what}`, inDeep, async ({ page }) => {
      await page.addInitScript(block);
      for (const open of [() => page.goto('artifacts'), () => page.reload()]) {
        await open();
        await expect(cards(page).first()).toBeVisible();
        await expect(loadingSign(page)).toHaveCount(0);
        await passStoringDelay(page);
        await frames(page);
      }
    });
  }
});

/** The stored catalogue of one user is not shown to another. */
test(
  'another reader begins with what strangers know',
  inAll,
  async ({ page, context, sandbox }) => {
    const title = 'For the owner alone';
    await apiAs(sandbox, accounts.owner).create({ title, visibility: 'private' });
    await page.goto('artifacts?owned=1');
    await logInFrom(page);
    await expectRemembered(page, accounts.owner.username);
    await endSession(context, page);
    const gate = await reloadHeld(page);
    await expect(emptyHeading(page)).toBeVisible();
    await frames(page);
    await expect(page.getByText(title)).toHaveCount(0);
    gate.open();
  },
);

/** Ends the session by clearing the sign-on server's cookies only. */
async function endSession(context: BrowserContext, page: Page): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('trovi.known|')) localStorage.removeItem(key);
    }
  });
}

test.describe('a catalogue that was read within the last day', () => {
  const listCalls = (page: Page) => {
    const calls: URL[] = [];
    page.on('request', (request) => {
      if (isList(request)) calls.push(new URL(request.url()));
    });
    return calls;
  };
  const titled = (page: Page, name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true });

  async function totalOf(page: Page): Promise<number> {
    await expect(loadingSign(page)).toHaveCount(0);
    return Number(/of ([\d,]+)/.exec((await countHeading(page).textContent()) ?? '')?.[1]);
  }

  test('is read again with one call if nothing has changed', async ({ page }) => {
    await visit(page);
    const total = await totalOf(page);
    expect(total).toBeGreaterThan(21);
    const calls = listCalls(page);
    await page.reload();
    await expectCount(page, total, total);
    expect(calls).toHaveLength(1);
  });

  test(
    'shows new artifacts, and loses deleted ones after a day',
    inAll,
    async ({ page, sandbox }) => {
      const owner = apiAs(sandbox, accounts.owner);
      const deleted = await owner.create({ title: 'Deleted later', visibility: 'public' });
      // Pushes it off the first page.
      const others = [];
      for (let index = 0; index < 25; index += 1) {
        others.push(await owner.create({ title: `Newer ${index}`, visibility: 'public' }));
      }
      await visit(page);
      const total = await totalOf(page);
      await owner.send('DELETE', `/artifacts/${deleted}/`);
      others.push(await owner.create({ title: 'Fresh', visibility: 'public' }));
      await page.reload();
      await expectCount(page, total + 1, total + 1);
      await expect(titled(page, 'Fresh')).toBeVisible();
      await expectRemembered(page);
      await page.clock.fastForward(25 * 3_600_000);
      await page.reload();
      await expectCount(page, total, total);
      for (const id of others) await owner.send('DELETE', `/artifacts/${id}/`);
    },
  );

  test('loses an artifact whose page says 404', inDeep, async ({ page, sandbox, watch }) => {
    watch.expectMessage(/status of 404/);
    const owner = apiAs(sandbox, accounts.owner);
    const id = await owner.create({ title: 'Deleted meanwhile', visibility: 'public' });
    await visit(page);
    const total = await totalOf(page);
    await owner.send('DELETE', `/artifacts/${id}/`);
    await titled(page, 'Deleted meanwhile').click();
    await expect(page.getByRole('heading', { name: "Couldn't fetch artifact." })).toBeVisible();
    await page.goBack();
    await expectCount(page, total - 1, total - 1);
    await expect(titled(page, 'Deleted meanwhile')).toHaveCount(0);
  });

  test(
    'is read as a whole after signing in and after signing out',
    inDeep,
    async ({ page, watch }) => {
      watch.expectMessage(/status of 404/);
      await visit(page);
      const total = await totalOf(page);
      const calls = listCalls(page);
      const pages = () => calls.filter(({ searchParams }) => searchParams.has('after')).length;
      await logInFrom(page);
      await expect(signOut(page)).toBeVisible();
      await expect(loadingSign(page)).toHaveCount(0);
      expect(pages()).toBeGreaterThan(0);
      calls.length = 0;
      await signOut(page).click();
      await expect(logIn(page)).toBeVisible();
      // The redirect through the sign-on server can end this navigation.
      await expect(() => page.goto('artifacts')).toPass();
      await expectCount(page, total, total);
      expect(pages()).toBeGreaterThan(0);
    },
  );
});
