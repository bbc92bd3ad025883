import type { Page } from '@playwright/test';

import type { Attack } from './corpus/attack';
import { foreignAddresses } from './corpus/addresses';
import { shortAttacks } from './corpus/corpus';
import { inAttribute, inlineElement, openHost, showElements } from './elements/host';
import { expect, expectNoLife, test } from './hostileTest';
import { findForeignMarkup, touchEverything } from './inspection';
import { hostileArtifact, markedProse } from './places/hostileArtifact';
import { findProse } from './places/inspect';
import { readTraces } from './traces';

test.setTimeout(600_000);

const perPage = 15;
const perTest = 180;

/** Inspects all elements of a page before and after a person's actions. */
async function inspectElements(page: Page, prose: string): Promise<void> {
  const before = await readTraces(page);
  expect(await page.evaluate(findForeignMarkup, { prose })).toEqual([]);
  await page.evaluate(touchEverything, 'body');
  expect(await page.evaluate(findForeignMarkup, { prose })).toEqual([]);
  await expectNoLife(page);
  expect(await readTraces(page), 'the page is as it was').toEqual(before);
}

function proseOf(page: Page): Promise<string> {
  const card = page.locator('trovi-artifact-card').first();
  return findProse(card.getByRole('region', { name: /^Long description/ }));
}

function elementsOf(attack: Attack, number: number, dashboardUrl: string): string {
  const artifact = hostileArtifact(attack, number);
  const address = `dashboard-url="${dashboardUrl}" portal-url="${dashboardUrl}"`;
  const text = inAttribute(attack.text);
  return [
    inlineElement('trovi-artifact-card', artifact, address, attack.name),
    inlineElement(
      'trovi-citation-box',
      artifact,
      `${address} version="${number % 6}"`,
      attack.name,
    ),
    inlineElement(
      'trovi-artifact-detail',
      artifact,
      `${address} version="${number % 6}" sharing-key="${text}"`,
      attack.name,
    ),
    inlineElement(
      'trovi-artifact-catalogue',
      [artifact],
      `dashboard-url="${dashboardUrl}" q="${text}" tags="${text}" badges="${text}" sort="${text}"`,
      attack.name,
    ),
  ].join('');
}

for (let start = 0; start < shortAttacks.length; start += perTest) {
  const attacks = shortAttacks.slice(start, start + perTest);
  test(`elements with attacks, on a page without a policy, from ${attacks[0]?.name}`, async ({
    page,
    sandbox,
    allowImages,
    watch,
  }) => {
    // Here the portal has the dashboard's address.
    watch.expectMessage(/status of 404/);
    allowImages(attacks.flatMap(({ images }) => images));
    const dashboardUrl = sandbox.urls.dashboard;
    const marked = { name: 'marked', text: markedProse, images: [] };
    for (let index = 0; index < attacks.length; index += perPage) {
      const shown = attacks.slice(index, index + perPage);
      const bodies = [marked, ...shown].map((attack, place) =>
        elementsOf(attack, start + index + place, dashboardUrl),
      );
      await openHost(page, sandbox, bodies.join('\n'));
      await showElements(page);
      await inspectElements(page, await proseOf(page));
    }
  });
}

test('elements with attacks in properties', async ({ page, sandbox, allowImages, watch }) => {
  watch.expectMessage(/status of 404/);
  const attacks = shortAttacks.filter((_, index) => index % 9 === 0);
  allowImages(attacks.flatMap(({ images }) => images));
  const dashboardUrl = sandbox.urls.dashboard;
  for (let index = 0; index < attacks.length; index += 30) {
    const marked = hostileArtifact({ text: markedProse }, 0);
    const artifacts = attacks.slice(index, index + 30).map((attack, place) => ({
      name: attack.name,
      artifact: hostileArtifact(attack, place + 1),
    }));
    await openHost(page, sandbox, '');
    await page.evaluate(
      ([all, address]) => {
        for (const { name, artifact } of all) {
          const box = document.createElement('section');
          box.dataset.case = name;
          for (const tag of [
            'artifact-card',
            'citation-box',
            'artifact-detail',
            'artifact-catalogue',
          ]) {
            const element = document.createElement(`trovi-${tag}`);
            element.setAttribute('eager', '');
            Object.assign(element, {
              dashboardUrl: address,
              [tag === 'artifact-catalogue' ? 'artifacts' : 'artifact']:
                tag === 'artifact-catalogue' ? JSON.stringify([artifact]) : artifact,
            });
            box.append(element);
          }
          document.body.append(box);
        }
      },
      [[{ name: 'marked', artifact: marked }, ...artifacts], dashboardUrl] as const,
    );
    await showElements(page);
    await inspectElements(page, await proseOf(page));
  }
});

test('invalid addresses in every attribute for addresses', async ({ page, sandbox, watch }) => {
  watch.expectMessage(/status of 404/);
  const addresses = foreignAddresses.filter(
    (address) => !/^\s*(\.{0,2}[/]|https?:)/i.test(address),
  );
  expect(addresses.length).toBeGreaterThan(80);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const tags = [
    'artifact-card',
    'citation-box',
    'artifact-detail',
    'artifact-catalogue',
    'artifact-form',
    'version-dialog',
  ];
  const body = addresses.map((address, index) => {
    const text = inAttribute(address);
    const all = `api-url="${text}" portal-url="${text}" dashboard-url="${text}" artifact-id="${text}" version="${text}" section="${text}" format="${text}" theme="${text}" sharing-key="${text}" open`;
    const json = hostileArtifact({ text: address }, index);
    return [
      ...tags
        .slice(0, 3)
        .map((tag) => inlineElement(`trovi-${tag}`, json, all, address.slice(0, 40))),
      `<trovi-${tags[index % tags.length]} eager ${all}></trovi-${tags[index % tags.length]}>`,
    ].join('');
  });
  await openHost(page, sandbox, body.join('\n'));
  await expect(page.locator('trovi-artifact-card').first().locator('[part~="card"]')).toBeVisible();
  await inspectElements(page, '.unknown');
  expect(asked.filter((address) => !address.startsWith(sandbox.origin))).toEqual([]);
});
