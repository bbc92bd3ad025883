import type { Locator, Page } from '@playwright/test';

import { accounts } from '../fixtures/accounts';
import { apiAs, urnOf } from '../fixtures/catalogueApi';
import { artifactPath, badgesPath, listPath, tagsPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/signOnTest';
import { pageTitle, toasts } from '../screen/detail';
import { changeAll, createFull, eachOpen, showLinks } from '../screen/edit/editFull';
import { conflictNote, saveMetadata } from '../screen/edit/editMetadata';
import {
  editPath,
  openEdit,
  saveBar,
  section,
  sectionButton,
  textField,
} from '../screen/edit/editScreen';
import { rowButton } from '../screen/edit/editVersions';
import { expectNoSidewaysScroll, smallTargets } from '../screen/checks/room';
import { mostShift, slowDown, watchShifts } from '../screen/checks/shifts';
import { signIn } from '../screen/signOn';
import { inAll, inDeep, inDeepUnless } from '../inAll';

/** Data that no artifact of the sandbox has, in a response of the API. */
async function makeHostile(page: Page, id: string): Promise<void> {
  const long = 'x'.repeat(254);
  await page.route(
    ({ pathname }) => pathname === artifactPath(id),
    async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const answer = await route.fetch();
      const body = (await answer.json()) as Record<string, object[]>;
      const { roles = [], linked_artifacts: links = [], versions = [] } = body;
      const json = {
        ...body,
        short_description: `https://example.org/${'path'.repeat(45)}`,
        long_description: `# ${long}\n\n| ${long} | b |\n| --- | --- |\n| c | d |\n\n    ${long}`,
        tags: [
          't'.repeat(140),
          'قياس زمن الاستجابة',
          ...((body.tags as unknown as string[]) ?? []),
        ],
        authors: [
          { full_name: long, affiliation: long, email: `${long}@example.org` },
          { full_name: 'قياس זמן', affiliation: '‮evil', email: '' },
        ],
        roles: [...roles, { user: urnOf(long), role: 'collaborator' }],
        linked_artifacts: links.map((link) => ({ ...link, linked_title: long })),
        versions: versions.map((version, index) => ({
          ...version,
          slug: `${long.slice(0, 120)}${index}`,
        })),
      };
      await route.fulfill({ response: answer, json });
    },
  );
}

for (const [name, width, height] of [
  ['400 % zoom', 320, 256],
  ['390 pixels', 390, 844],
  ['1440 pixels', 1440, 900],
] as const) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'nothing scrolls sideways, whatever is long',
      inDeepUnless(name === '390 pixels'),
      async ({ page, sandbox, switches, watch }) => {
        watch.expectMessage(/status of 409/);
        const api = apiAs(sandbox, accounts.owner);
        const { id } = await createFull(api, { title: 'W'.repeat(140) });
        await makeHostile(page, id);
        await openEdit(page, id);
        await expectNoSidewaysScroll(page, 'fresh');
        await showLinks(page);
        await expectNoSidewaysScroll(page, 'links');
        const slug = `${'x'.repeat(120)}0`;
        await changeAll(page, slug);
        await textField(page, 'User email', 'Roles').last().fill('u'.repeat(300));
        await expectNoSidewaysScroll(page, 'dirty');
        expect(await smallTargets(page)).toEqual([]);
        await eachOpen(page, (state) => expectNoSidewaysScroll(page, state));
        await switches.fail('PUT', artifactPath(id), {
          status: 409,
          body: { detail: 'y'.repeat(600) },
          times: 1,
        });
        await sectionButton(page, 'Linked Artifacts', 'Save Links').click();
        await expect(section(page, 'Linked Artifacts').getByRole('alert')).toContainText('yyy');
        await expectNoSidewaysScroll(page, 'refused');
        await api.update(id, { title: 'V'.repeat(140) });
        await saveMetadata(page).click();
        await expect(conflictNote(page)).toBeFocused();
        await expectNoSidewaysScroll(page, 'conflict');
      },
    );
  });
}

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    test(
      'nothing jumps while the screen and its table load',
      inDeep,
      async ({ page, sandbox, switches }) => {
        const { id } = await createFull(apiAs(sandbox, accounts.owner));
        const shifts = await watchShifts(page);
        await page.goto(editPath(id));
        await signIn(page);
        await expect(pageTitle(page)).toContainText('Editing');
        await slowDown(page);
        await switches.fail('GET', artifactPath(id), { delayMs: 800 });
        await switches.fail('GET', listPath, { delayMs: 900 });
        await switches.fail('GET', tagsPath, { delayMs: 1100 });
        await switches.fail('GET', badgesPath, { delayMs: 1300 });
        await page.reload();
        await expect(pageTitle(page)).toContainText('Editing');
        // Without a click, because shifts after user input do not count.
        await section(page, 'Linked Artifacts').evaluate((element) => element.scrollIntoView());
        await showLinks(page);
        const { sum, what } = await shifts();
        expect(sum, what.join('\n')).toBeLessThanOrEqual(mostShift);
      },
    );
  });
}

test(
  'the list of sections links to them and marks the current one',
  inAll,
  async ({ page, sandbox }) => {
    const { id, slug } = await createFull(apiAs(sandbox, accounts.owner));
    await openEdit(page, id);
    const list = page.getByRole('navigation', { name: 'Sections' });
    const current = list.locator('[aria-current]');
    await expect(current).toHaveText('Metadata');
    const bar = await page.getByRole('banner').boundingBox();
    for (const name of ['Versions', 'Linked Artifacts', 'Roles'] as const) {
      await list.getByRole('button', { name, exact: true }).click();
      const heading = section(page, name).getByRole('heading', { level: 2 });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      const top = (await heading.boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
      await expect(current).toHaveText(name);
    }
    await showLinks(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current).toHaveText('Metadata');
    // Scrolls to the start of the next section and back.
    await section(page, 'Versions').evaluate((element) => {
      window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight * 0.2);
    });
    await expect(current).toHaveText('Versions');
    await page.evaluate(() => window.scrollBy(0, -window.innerHeight * 0.15));
    await expect(current).toHaveText('Roles');
    await rowButton(page, slug, 'Delete').click();
    await expect(list.getByRole('button', { name: 'Versions (unsaved changes)' })).toBeVisible();
  },
);

test(
  'where the page ends early, the section that was chosen is the current one',
  inDeep,
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1440, height: 3000 });
    const { id } = await createFull(apiAs(sandbox, accounts.owner));
    await openEdit(page, id);
    const list = page.getByRole('navigation', { name: 'Sections' });
    await showLinks(page);
    await list.getByRole('button', { name: 'Linked Artifacts' }).click();
    await expect(list.locator('[aria-current]')).toHaveText('Linked Artifacts');
  },
);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `${width} pixels wide, notifications stand above the save bar`,
    inDeep,
    async ({ page, sandbox, switches, watch }) => {
      watch.expectMessage(/status of 500/);
      await page.setViewportSize({ width, height });
      const { id, slug } = await createFull(apiAs(sandbox, accounts.owner));
      await openEdit(page, id);
      await showLinks(page);
      await changeAll(page, slug);
      // A failure is reported where it happened. It scrolls into view, above the bar.
      await switches.fail('PUT', artifactPath(id), { status: 500, times: 1 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await saveBar(page).getByRole('button', { name: 'Save Links' }).click();
      const failure = section(page, 'Linked Artifacts').getByRole('alert');
      await expect(failure).toBeInViewport({ ratio: 1 });
      const bottomOf = async (place: Locator) => {
        const box = await place.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      const bar = await saveBar(page).boundingBox();
      expect(await bottomOf(failure)).toBeLessThanOrEqual(bar?.y ?? 0);
      await expect(toasts(page)).toHaveCount(0);
      await saveBar(page).getByRole('button', { name: 'Save Links' }).click();
      await expect(toasts(page).getByRole('paragraph')).toBeVisible();
      // A toast stays while it has the focus.
      await toasts(page).getByRole('button', { name: 'Dismiss' }).last().focus();
      const room = async () => {
        const toast = await toasts(page).getByRole('paragraph').last().boundingBox();
        const bar = await saveBar(page).boundingBox();
        return (bar?.y ?? 0) - (toast?.y ?? 0) - (toast?.height ?? 0);
      };
      // Also at the end of the page, where the bar has its place.
      for (const part of [0, 0.3, 1, 0.6]) {
        await page.evaluate((share) => {
          window.scrollTo(0, share * (document.body.scrollHeight - window.innerHeight));
        }, part);
        const isClose = async () => {
          const distance = await room();
          return distance > 0 && distance < 40;
        };
        await expect.poll(isClose, `scrolled by ${part}`).toBe(true);
      }
      await expect(saveBar(page).getByRole('button')).toHaveCount(3);
    },
  );
}

test(
  'the screen works under a strict policy and respects reduced motion',
  inDeep,
  async ({ page, sandbox }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        seen.push(`${violatedDirective} ${blockedURI}`),
      );
      const look = () => {
        for (const { effect, playState } of document.getAnimations()) {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          const lasts = Number(effect?.getComputedTiming().endTime ?? 0) > 20;
          const isSpinner = target?.getAttribute('role') === 'img';
          if (playState === 'running' && lasts && !isSpinner)
            seen.push(`moves: ${target?.outerHTML}`);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    const { id, slug } = await createFull(apiAs(sandbox, accounts.owner));
    await openEdit(page, id);
    const { 'content-security-policy': policy } = (await page.request.get(page.url())).headers();
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(rule);
    }
    await showLinks(page);
    await textField(page, 'Long Description').fill(
      '# New\n\n| a | b |\n| --- | --- |\n| c | **d** |',
    );
    await expect(section(page, 'Metadata').getByRole('heading', { name: 'New' })).toBeVisible();
    await changeAll(page, slug);
    await eachOpen(page, async () => undefined);
    const handle = section(page, 'Linked Artifacts').getByRole('button', { name: /^Reorder/ });
    await handle.first().scrollIntoViewIfNeeded();
    const from = await handle.first().boundingBox();
    await handle.first().hover();
    await page.mouse.down();
    await page.mouse.move(from?.x ?? 0, (from?.y ?? 0) + 90, { steps: 5 });
    await page.mouse.up();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toEqual([]);
  },
);
