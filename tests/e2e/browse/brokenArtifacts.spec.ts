import { aWireArtifact, aWirePage, brokenArtifacts } from '../catalogue/brokenArtifacts';
import { listPath } from '../fixtures/faults';
import { expect, test } from '../fixtures/test';
import { citationBox, pageTitle, part, routeTo } from '../screen/detail';
import { cards, expectCount, listedTitles, searchBox } from '../screen/list';
import { inAll, inDeep } from '../inAll';

test(
  'artifacts with an invalid field are listed with one card each',
  inDeep,
  async ({ page, faults }) => {
    const broken = brokenArtifacts();
    const good = aWireArtifact({ title: 'Nothing is wrong with this one' });
    const all = [...broken.map(({ artifact }) => artifact), good];
    expect(all.length).toBeGreaterThan(400);
    await faults.set(listPath, { body: aWirePage(all) });
    await page.goto('artifacts');
    await expectCount(page, all.length, all.length);

    const isTitled = ({ fault }: { fault: string }) => !fault.startsWith('title');
    const titles = broken.filter(isTitled).map(({ fault }) => `Case: ${fault}`);
    const shown = await listedTitles(page);
    expect(shown).toEqual(expect.arrayContaining(titles));
    expect(shown).toContain('(untitled)');
    expect(shown.at(-1)).toBe('Nothing is wrong with this one');
    await searchBox(page).fill('authors.0.affiliation is');
    await expectCount(page, 9, all.length);
    await searchBox(page).fill('nothing is wrong');
    await expectCount(page, 1, all.length);
    await page.goto('');
    await expect(cards(page)).toHaveCount(6);
  },
);

test('invalid entries do not hide artifacts', inAll, async ({ page, faults }) => {
  const good = [aWireArtifact({ title: 'First' }), aWireArtifact({ title: 'Last' })];
  await faults.set(listPath, {
    body: aWirePage([null, 7, good[0], 'artifact', [], true, good[1], good[0]]),
  });
  await page.goto('artifacts');
  await expectCount(page, 2, 2);
  await expect(cards(page).getByRole('heading')).toHaveText(['First', 'Last']);
  await expect(page.getByRole('main')).toContainText(
    /entries of the catalogue are damaged and may be shown incompletely\./,
  );
});

test(
  'artifacts with something wrong anywhere have a page, or a word on why not',
  inDeep,
  async ({ page }) => {
    // Every third case, so that each place is tested with three faults.
    const broken = brokenArtifacts().filter((_, index) => index % 3 === 1);
    const bodies = new Map(broken.map(({ artifact }, index) => [`${index}`, artifact]));
    await page.route(/\/api\/artifacts\/\d+\/$/, (route) => {
      const id = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
      return route.fulfill({ json: bodies.get(id) });
    });
    await page.goto('about');
    await expect(pageTitle(page)).toHaveText('About Trovi');
    const refusal = "Couldn't fetch artifact.";
    for (const [index, { fault, isOfRightType }] of broken.entries()) {
      await test.step(fault, async () => {
        await routeTo(page, `artifacts/${index}`);
        await expect(page).toHaveURL(new RegExp(`/artifacts/${index}$`));
        const title = fault.startsWith('title') ? /./ : `Case: ${fault}`;
        await expect(
          pageTitle(page).filter({ hasText: isOfRightType ? title : /./ }),
        ).toBeVisible();
        if ((await pageTitle(page).textContent()) === refusal) {
          expect(isOfRightType).toBe(false);
          return;
        }
        await expect(part(page, 'Content')).toBeVisible();
        await expect(citationBox(page).getByRole('tabpanel')).not.toBeEmpty();
      });
    }
  },
);
