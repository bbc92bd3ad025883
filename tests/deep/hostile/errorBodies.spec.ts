import type { Page } from '@playwright/test';

import { accounts } from '../../e2e/fixtures/accounts';
import { createButton, fillIn, manualForm, openAdd } from '../../e2e/screen/addForm';
import { pageTitle, routeTo } from '../../e2e/screen/detail';
import { shortAttacks } from './corpus/corpus';
import { expect, expectNoLife, test } from './hostileTest';
import { findForeignMarkup, touchEverything } from './inspection';
import { uuidOf } from './places/hostileArtifact';

test.setTimeout(600_000);

/** A text in each shape that the body of an error has (contract/api 1.6). */
const shapes: ((text: string) => unknown)[] = [
  (text) => ({ title: [text] }),
  (text) => ({ [text]: [text] }),
  (text) => ({ contents: { urn: [text] }, version: { contents: { urn: [text] } } }),
  (text) => ({ authors: [{}, { email: [text] }, { [text]: [text] }] }),
  (text) => ({ authors: { non_field_errors: [text] } }),
  (text) => ({ tags: [[text]] }),
  (text) => [text],
  (text) => [{ email: [text] }, {}],
  (text) => ({ detail: text }),
  (text) => ({ error: text, error_description: text }),
  (text) => ({ [text]: [text], in: '.' }),
  (text) => ({ [text]: [text], in: text }),
  (text) => ({ min_access_count: text }),
  (text) => ({ non_field_errors: [text] }),
  (text) => ({ patch: [{}, { value: [text] }] }),
  (text) => `<!doctype html><title>${text}</title>${text}`,
  (text) => text,
  (text) =>
    `{"__proto__":{"hostile":1},"constructor":{"prototype":{"hostile":1}},"detail":${JSON.stringify(text)}}`,
];

const bodyOf = (shape: unknown) => (typeof shape === 'string' ? shape : JSON.stringify(shape));

async function inspect(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(findForeignMarkup, { prose: '.unknown' }), what).toEqual([]);
  await expectNoLife(page);
}

for (const [part, parts] of [0, 1, 2].map((one) => [one, 3] as const)) {
  test(`refusals of reads are shown as text, part ${part + 1}`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectMessage(/status of 40\d/);
    const attacks = shortAttacks.filter((_, index) => index % 9 === part * parts);
    const status = [400, 403, 404, 409];
    await context.route(/\/api\/artifacts\/[0-9a-f-]{36}\/(\?|$)/, (route) => {
      const [, digits = ''] = /8000-(\d{12})/.exec(route.request().url()) ?? [];
      const index = Number(digits);
      const shape = shapes[index % shapes.length]?.(attacks[index]?.text ?? '');
      return route.fulfill({
        status: status[index % 4],
        contentType: 'application/json',
        body: bodyOf(shape),
      });
    });
    await page.goto('about');
    for (const [index, { name }] of attacks.entries()) {
      await routeTo(page, `artifacts/${uuidOf(index)}`);
      await expect(pageTitle(page)).toContainText(/artifact/);
      await inspect(page, `${name}, shape ${index % shapes.length}`);
    }
    await page.evaluate(touchEverything, 'body');
    await expectNoLife(page);
    expect(await page.evaluate(() => Reflect.get({}, 'hostile') as unknown)).toBeUndefined();
  });
}

test('refusals of a new artifact are shown as text', async ({ page, context, watch }) => {
  watch.expectMessage(/status of 40\d/);
  watch.acceptDialogs();
  const attacks = shortAttacks.filter((_, index) => index % 30 === 0);
  let index = 0;
  await openAdd(page, 'manual', accounts.owner);
  await fillIn(page);
  await context.route(/\/api\/artifacts\/(\?|$)/, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const shape = shapes[index % shapes.length]?.(attacks[index]?.text ?? '');
    return route.fulfill({ status: 400, contentType: 'application/json', body: bodyOf(shape) });
  });
  for (; index < attacks.length; index += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await createButton(page).click();
    await answered;
    await expect(manualForm(page).getByRole('alert').first()).toBeVisible();
    await inspect(page, `${attacks[index]?.name}, shape ${index % shapes.length}`);
  }
  await page.evaluate(touchEverything, '[role="alert"]');
  await expectNoLife(page);
});
