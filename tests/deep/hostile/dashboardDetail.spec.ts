import { part, pageTitle, routeTo } from '../../e2e/screen/detail';
import { shortAttacks } from './corpus/corpus';
import { expect, test } from './hostileTest';
import { respondToCalls } from './places/responses';
import { hostileArtifact, markedProse, uuidOf } from './places/hostileArtifact';
import { findProse, inspect } from './places/inspect';
import { readTraces } from './traces';

test.setTimeout(600_000);

const perTest = 135;

for (let start = 0; start < shortAttacks.length; start += perTest) {
  const attacks = shortAttacks.slice(start, start + perTest);
  test(`pages of artifacts with attacks, from ${attacks[0]?.name}`, async ({
    page,
    context,
    allowImages,
  }) => {
    allowImages(attacks.flatMap(({ images }) => images));
    const artifacts = attacks.map((attack, index) => hostileArtifact(attack, start + index));
    const marked = hostileArtifact({ text: markedProse }, 999_999);
    await respondToCalls(context, { artifacts: [...artifacts, marked], tags: [], badges: [] });
    await page.goto(`artifacts/${uuidOf(999_999)}`);
    const prose = await findProse(part(page, 'About'));
    const before = await readTraces(page);
    for (const [index, { name }] of attacks.entries()) {
      const path = `artifacts/${uuidOf(start + index)}`;
      await routeTo(page, index % 3 === 0 ? `${path}/versions/${(index % 5) + 1}` : path);
      await expect(pageTitle(page)).toContainText(`#${start + index}`);
      if (index % 4 === 0) await page.getByRole('tab', { name: 'BibTeX' }).click();
      await inspect(page, prose, name);
    }
    const { address, ...after } = await readTraces(page);
    expect(new URL(address).pathname).toContain(uuidOf(start + attacks.length - 1));
    expect({ ...after, address: before.address }).toEqual(before);
  });
}
