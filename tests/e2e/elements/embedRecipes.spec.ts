import { readFileSync } from 'node:fs';
import path from 'node:path';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect, test } from '../fixtures/siteTest';
import { inAll } from '../inAll';

const docs = path.resolve(import.meta.dirname, '../../../docs/embedding');
const title = 'First Steps with Reproducible Notebooks';

/** The first block of code after a heading of the docs. */
function codeAfter(file: string, heading: string): string {
  const [, rest = ''] = readFileSync(path.join(docs, file), 'utf8').split(`# ${heading}\n`);
  const [, code = ''] = /^```\w+\n([^]*?)^```$/m.exec(rest) ?? [];
  expect(code, heading).not.toBe('');
  return code;
}

const cardOf = (api: string) =>
  `<trovi-artifact-card artifact-id="${seedUuid('first-steps')}" api-url="${api}"></trovi-artifact-card>`;

test(
  'the lines for Furo let elements follow its dark mode',
  inAll,
  async ({ page, sandbox, openSite }) => {
    const css = codeAfter('appearance.md', 'A dark mode by a class, as in Furo');
    const { api } = sandbox.urls;
    await page.emulateMedia({ colorScheme: 'dark' });
    await openSite(
      page,
      `<style>${css}</style><script type="module" src="${sandbox.origin}/widgets/trovi.js"></script></head><body data-theme="light">${cardOf(api)}</body>`,
    );
    const card = page.getByRole('article');
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    const surface = () => card.evaluate((element) => getComputedStyle(element).backgroundColor);
    const choose = (theme: string) =>
      page.evaluate((name) => void (document.body.dataset.theme = name), theme);
    const light = await surface();
    await choose('dark');
    await expect.poll(surface).not.toBe(light);
    const dark = await surface();
    await choose('auto');
    expect(await surface()).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(surface).toBe(light);
  },
);

test('an import map with integrity pins every module', async ({
  page,
  sandbox,
  openSite,
  watch,
}) => {
  // The changed digest below.
  watch.expectMessage(/integrity/i);
  const { api } = sandbox.urls;
  const widgets = `${sandbox.origin}/widgets/`;
  const response = await fetch(`${widgets}integrity.json`);
  const digests = Object.entries((await response.json()) as Record<string, string>);
  const example = codeAfter('scripts.md', 'Hashes alone do not work');
  const headers = {
    'content-security-policy': `default-src 'none'; script-src 'nonce-abc'; connect-src ${new URL(api).origin}; img-src data:; font-src http:`,
  };
  const shown = page.getByRole('heading', { name: title });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/integrity/i.test(message.text())) refused.push(message.text());
  });

  /** The page of the docs, with these digests. */
  async function open(entries: [string, string][]) {
    const integrity = Object.fromEntries(entries.map(([file, digest]) => [widgets + file, digest]));
    const map = JSON.stringify({ integrity });
    const html = example
      .replaceAll('nonce="…"', 'nonce="abc"')
      .replaceAll('https://cdn.example.org/trovi/', widgets)
      .replace(/\{[^]*\}/, () => map);
    await openSite(page, `${html}</head><body>${cardOf(api)}</body>`, headers);
  }

  await open(digests);
  await expect(shown).toBeVisible();
  expect(refused).toEqual([]);

  const wrong = `sha384-${'A'.repeat(64)}`;
  const isCard = (file: string) => /^chunks\/card-/.test(file);
  expect(digests.filter(([file]) => isCard(file))).toHaveLength(1);
  await open(digests.map(([file, digest]) => [file, isCard(file) ? wrong : digest]));
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await expect(shown).toHaveCount(0);
});
