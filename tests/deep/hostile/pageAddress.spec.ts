import { signIn, signOut } from '../../e2e/screen/signOn';
import { routeTo } from '../../e2e/screen/detail';
import { foreignAddresses } from './corpus/addresses';
import { shortAttacks } from './corpus/corpus';
import { expect, expectNoLife, test } from './hostileTest';
import { findForeignMarkup, touchEverything } from './inspection';
import { readTraces } from './traces';
import { wellFormed } from '../../../src/domain/text/wellFormed';

test.setTimeout(600_000);

const encoded = (text: string) => encodeURIComponent(wellFormed(text));
const sample = shortAttacks.filter(({ text }, index) => index % 4 === 0 && text.length < 1_000);

test('the address of a page is only shown as text', async ({ page, watch, sandbox }) => {
  watch.expectMessage(/status of 40\d/);
  await page.goto('artifacts');
  const { address, ...before } = await readTraces(page);
  const places: ((text: string) => string)[] = [
    (text) => `artifacts?q=${text}`,
    (text) =>
      `artifacts?tags=${text}&badges=${text}&q=${text}&sort=${text}&owned=${text}&public=${text}`,
    (text) => `?q=${text}&tags=${text}&badges=${text}`,
    (text) => `artifacts/00000000-0000-4000-8000-000000000001/versions/${text}?sharing_key=${text}`,
    (text) => `artifacts/${text}`,
    (text) => `artifacts/${text}/versions/${text}#${text}`,
    (text) => `nowhere/${text}?${text}=${text}#${text}`,
    (text) => `artifacts/add?mode=${text}#${text}`.replace('artifacts/add', 'about'),
  ];
  for (const [index, { name, text }] of sample.entries()) {
    const path = places[index % places.length]?.(encoded(text)) ?? '';
    await routeTo(page, path);
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.trim());
    expect(await page.evaluate(findForeignMarkup, { prose: '.unknown' }), name).toEqual([]);
    expect(new URL(page.url()).origin, name).toBe(new URL(address).origin);
    if (index % 20 === 0) {
      await page.goto(path.replace(/^\/+/, ''));
      expect(page.url().startsWith(sandbox.origin), name).toBe(true);
      await page.waitForFunction(() => document.querySelector('main')?.textContent?.trim());
      expect(await page.evaluate(findForeignMarkup, { prose: '.unknown' }), name).toEqual([]);
    }
    await expectNoLife(page);
  }
  await page.evaluate(touchEverything, 'main');
  const { address: last, ...after } = await readTraces(page);
  expect(new URL(last).origin).toBe(new URL(address).origin);
  expect(after).toEqual(before);
});

test('forged answers of a sign-on server are only shown as text', async ({ page, watch }) => {
  watch.expectMessage(/status of 40\d/);
  for (const { name, text } of sample.filter((_, index) => index % 8 === 0)) {
    const value = encoded(text);
    for (const response of [
      `state=${value}&code=${value}&session_state=${value}`,
      `state=${value}&error=${value}&error_description=${value}&error_uri=${value}`,
      `state=${value}&access_token=${value}&id_token=${value}&token_type=${value}`,
    ]) {
      await page.goto(`about#${response}`);
      await page.waitForFunction(() => document.querySelector('main')?.textContent?.trim());
      expect(await page.evaluate(findForeignMarkup, { prose: '.unknown' }), name).toEqual([]);
      await expectNoLife(page);
      await page.goto('about:blank');
    }
  }
});

test('a sign-in always returns to the dashboard', async ({ page, watch, sandbox }) => {
  watch.expectMessage(/status of 40\d|No routes matched/);
  const { dashboard } = sandbox.urls;
  const backs = [
    ...foreignAddresses.filter((_, index) => index % 8 === 0),
    '//hostile.example.org/',
    '/\\hostile.example.org/',
    '/..//hostile.example.org/',
    '/../../hostile',
    'https://hostile.example.org/',
    '/%2f%2fhostile.example.org',
    '/.//hostile.example.org',
    '/\thttps://hostile.example.org',
    '@hostile.example.org',
    '/#@hostile.example.org',
    '.hostile.example.org',
  ];
  for (const back of backs) {
    await page.goto(`login?back=${encoded(back)}`);
    await signIn(page);
    await page.waitForURL(
      (url) => url.href.startsWith(dashboard) && !url.pathname.endsWith('/login'),
    );
    await expect(signOut(page), back).toBeVisible();
    expect(await page.evaluate(findForeignMarkup, { prose: '.unknown' }), back).toEqual([]);
    await expectNoLife(page);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});
