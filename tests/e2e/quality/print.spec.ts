import type { Page } from '@playwright/test';

import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { accounts } from '../fixtures/accounts';
import { apiAs } from '../fixtures/catalogueApi';
import { expect, test } from '../fixtures/signOnTest';
import { citationBox, pageTitle, part } from '../screen/detail';
import { cards, countHeading, expectCount } from '../screen/list';
import { inAll, inDeep } from '../inAll';

/** Width of A4 within the browser's usual margins. */
const paper = { width: 718, height: 1000 };

const paragraph = 'Every run is repeated, and what differs is written down at once. '.repeat(5);
const longText = [
  'See [the paper](https://a.example/paper), <https://b.example/data> and [mail](mailto:x@a.example).',
  ...['Set up', 'Run it', 'Results', 'Thanks'].map((name) =>
    `## ${name}\n\n${paragraph}`.repeat(2),
  ),
  `\`\`\`\n${'make every-figure '.repeat(20)}\n\`\`\``,
  `| ${'a column of its own | '.repeat(9)}\n|${'--|'.repeat(9)}\n| ${'some value | '.repeat(9)}`,
].join('\n\n');

async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(pageTitle(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

test.use({ viewport: paper });

test('a printed artifact has its texts and citation in black on white, and no controls', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openOnPaper(page, `artifacts/${seedUuid('first-steps')}`);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Launch on Chameleon' })).toHaveCount(0);
  await expect(part(page, 'Content')).toContainText('git clone');
  await expect(part(page, 'Authors')).toContainText('Teresa Cordeiro');
  await expect(citationBox(page).getByText(/^Teresa Cordeiro, Ngozi Adeyemi/)).toBeVisible();
  await expect(citationBox(page)).toContainText('https://doi.org/10.5281/zenodo.15032218');
  await expect(
    part(page, 'About').getByRole('heading', { name: 'The three notebooks' }),
  ).toBeVisible();
  const colours = await page.evaluate(() => {
    const article = document.querySelector('main article');
    const texts = [...(article?.querySelectorAll('h1, h2, p, li, a, pre, td, span, time') ?? [])];
    const seen = texts.filter((one) => one.getClientRects().length > 0);
    return {
      page: getComputedStyle(document.body).backgroundColor,
      texts: [...new Set(seen.map((one) => getComputedStyle(one).color))],
    };
  });
  expect(colours.page).toBe('rgb(255, 255, 255)');
  expect(colours.texts.filter((colour) => colour !== 'rgb(0, 0, 0)')).toEqual([]);
});

test(
  'on paper a long text is whole, wide things are not cut, and links say where they lead',
  inAll,
  async ({ page, sandbox }) => {
    const id = await apiAs(sandbox, accounts.owner).create({
      visibility: 'public',
      long_description: longText,
    });
    await openOnPaper(page, `artifacts/${id}`);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const cut = await part(page, 'About').evaluate((about) =>
      [about, ...about.querySelectorAll('*')]
        .filter((one) => {
          const { overflowX, overflowY } = getComputedStyle(one);
          const isTall = overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1;
          const isWide = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
          return isTall || isWide;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(cut).toEqual([]);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(paper.width);
    const added = await part(page, 'About')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(added.map((content) => content.replace(/^none$/, ''))).toEqual([
      '" (https://a.example/paper)"',
      '',
      '',
    ]);
  },
);

test('the list prints every match in few lines each, without filters', async ({
  page,
  catalogue,
}) => {
  const all = catalogue.artifacts.length;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('artifacts');
  await expectCount(page, all, all);
  const bytes = await page.pdf({ format: 'A4' });
  const pages = bytes.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThanOrEqual(Math.ceil(all / 8));

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const printed = page.getByRole('list', { name: 'Artifacts', exact: true }).getByRole('listitem');
  await expect(printed).toHaveCount(all);
  await expect(printed.last()).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  const colour = await countHeading(page).evaluate((heading) => getComputedStyle(heading).color);
  expect(colour).toBe('rgb(0, 0, 0)');

  await page.emulateMedia({ media: 'screen' });
  await expect(printed).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('a page that is loading prints no placeholders', inDeep, async ({ page, faults }) => {
  await faults.set('/api/artifacts/*', { delayMs: 600_000 });
  await page.goto(`artifacts/${seedUuid('first-steps')}`);
  await expect(page.getByText('Loading the artifact…')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main [aria-hidden="true"] >> visible=true')).toHaveCount(0);
});
