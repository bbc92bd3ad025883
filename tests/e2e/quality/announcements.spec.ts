import type { Page } from '@playwright/test';

import { accounts } from '../fixtures/accounts';
import { readCatalogue } from '../catalogue/wire';
import { apiAs } from '../fixtures/catalogueApi';
import { artifactPath, listPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/signOnTest';
import { pageTitle } from '../screen/detail';
import { createFull, showLinks } from '../screen/edit/editFull';
import { chosenRows, linkBox, linkButton, linkTable } from '../screen/edit/editLinks';
import { saveMetadata } from '../screen/edit/editMetadata';
import { editPath, openEdit, textField } from '../screen/edit/editScreen';
import { forgetCatalogue } from '../screen/forgetCatalogue';
import { cards, expectCount, facet, searchBox } from '../screen/list';
import { signIn } from '../screen/signOn';
import { inAll, inDeep } from '../inAll';

interface HeardWindow {
  heard: string[];
}

/** Records what a screen reader announces: texts that appear in live regions, and alerts. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live = '[aria-live], [role="status"], [role="alert"]';
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const holder = target instanceof Element ? target : target.parentElement;
        const region = holder?.closest(live);
        if (region && region.ariaLive !== 'off') regions.add(region);
        // Regions that appear with their text are only announced if they are alerts.
        for (const node of addedNodes) {
          if (node instanceof Element) {
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role="alert"]')) regions.add(alert);
          }
        }
      }
      for (const region of regions) {
        const text = region.textContent.trim();
        if (text !== '' && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as HeardWindow).heard);
}

test(
  'the list announces the number of artifacts and failures',
  inAll,
  async ({ page, sandbox, faults, watch }) => {
    watch.expectMessage(/status of 500/);
    // Other tests add artifacts to this sandbox.
    const all = (await readCatalogue(sandbox)).artifacts.length;
    await forgetCatalogue(page);
    const heard = await listen(page);
    await page.goto('artifacts');
    await expectCount(page, all, all);
    await expect.poll(heard).toEqual([`Displaying ${all} of ${all} artifacts`]);
    await facet(page, 'educational').check();
    await expect.poll(heard).toContainEqual(expect.stringMatching(/^Displaying \d+ of/));
    const some = await cards(page).count();
    expect(some).toBeGreaterThan(0);
    await searchBox(page).fill('nothing is called so');
    await expect.poll(async () => (await heard()).at(-1)).toBe(`Displaying 0 of ${all} artifacts`);
    await faults.set(listPath, { status: 500 });
    await page.reload();
    await expect.poll(heard).toContainEqual(expect.stringContaining('could not be loaded'));
  },
);

test(
  'editing says what is unsaved, saved, refused, chosen and moved',
  inDeep,
  async ({ page, sandbox, switches, watch }) => {
    watch.expectMessage(/status of 500/);
    const heard = await listen(page);
    const { id } = await createFull(apiAs(sandbox, accounts.owner));
    await openEdit(page, id);
    await textField(page, 'Title').fill('Said aloud');
    await expect.poll(heard).toContainEqual(expect.stringContaining('Unsaved changes in Metadata'));
    await saveMetadata(page).click();
    await expect
      .poll(heard)
      .toContainEqual(expect.stringContaining('Updated metadata successfully.'));
    await showLinks(page);
    const box = linkTable(page).getByRole('checkbox', { checked: false }).first();
    const title = ((await box.getAttribute('aria-label')) ?? '').replace(/^Link /, '');
    await linkBox(page, title).first().click();
    await expect.poll(heard).toContain(`${title} added, 4 of 4`);
    await linkButton(page, `Move ${title} up`).click();
    await expect.poll(heard).toContain(`${title}, now 3 of 4`);
    await linkButton(page, `Remove ${title}`).click();
    await expect.poll(heard).toContain(`${title} removed`);
    await chosenRows(page).first().getByRole('button', { name: /down$/ }).click();
    await switches.fail('PUT', artifactPath(id), { status: 500, times: 1 });
    await linkButton(page, 'Save Links').click();
    await expect
      .poll(heard)
      .toContainEqual(expect.stringMatching(/^(Failed to|Could not) update links/));
  },
);

test('each screen has its title and gets the focus, forwards and back', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.expectMessage(/status of 404/);
  const id = await apiAs(sandbox, accounts.owner).create({ title: 'To and fro' });
  await page.goto(editPath(id));
  await signIn(page);
  await expect(pageTitle(page)).toHaveText('Editing To and fro');
  const bar = page.getByRole('banner');
  const arrived = async (title: string, heading: string) => {
    await expect(page).toHaveTitle(`${title} - Trovi`);
    await expect(pageTitle(page)).toHaveText(heading);
    await expect(pageTitle(page)).toBeFocused();
  };
  const edit = ['Edit To and fro', 'Editing To and fro'] as const;
  const detail = ['To and fro', 'To and fro'] as const;
  const list = ['Artifacts', 'Browse Artifacts'] as const;
  const added = ['Add', 'Add an artifact'] as const;
  const about = ['About', 'About Trovi'] as const;
  await expect(page).toHaveTitle('Edit To and fro - Trovi');
  await pageTitle(page).getByRole('link').press('Enter');
  await arrived(...detail);
  await bar.getByRole('link', { name: 'Artifacts', exact: true }).press('Enter');
  await arrived(...list);
  await bar.getByRole('link', { name: 'Create' }).press('Enter');
  await arrived(...added);
  await bar.getByRole('link', { name: 'About' }).press('Enter');
  await arrived(...about);
  for (const [title, heading] of [added, list, detail, edit]) {
    await page.goBack();
    await arrived(title, heading);
  }
  await page.goForward();
  await arrived(...detail);
});
