import { cards } from '../../e2e/screen/list';
import type { Attack } from './corpus/attack';
import { shortAttacks } from './corpus/corpus';
import { expect, expectNoLife, test } from './hostileTest';
import { findForeignMarkup, touchEverything } from './inspection';
import { respondToCalls, hostileVocabulary } from './places/responses';
import { hostileArtifact, markedProse, uuidOf } from './places/hostileArtifact';
import { findProse } from './places/inspect';
import { readTraces } from './traces';

test.setTimeout(600_000);

const perList = 135;

function listOf(start: number): readonly Attack[] {
  return shortAttacks.slice(start, start + perList);
}

for (let start = 0; start < shortAttacks.length; start += perList) {
  const attacks = listOf(start);
  test(`a list of artifacts with attacks, from ${attacks[0]?.name}`, async ({
    page,
    context,
    allowImages,
  }) => {
    allowImages(attacks.flatMap(({ images }) => images));
    const marked = hostileArtifact({ text: markedProse }, 999_999);
    const artifacts = attacks.map((attack, index) => hostileArtifact(attack, start + index));
    // Badges for all attacks would make each card too long.
    const vocabulary = hostileVocabulary(attacks.filter((_, index) => index % 12 === 0));
    await respondToCalls(context, { artifacts: [marked, ...artifacts], ...vocabulary });
    await page.goto('artifacts');
    const first = cards(page).first();
    await first.getByRole('button', { name: /^More/ }).click();
    const prose = await findProse(first.getByRole('region', { name: /^Long description/ }));
    const before = await readTraces(page);
    const seen = new Set<string>();
    for (let top = 0; ; top += 600) {
      await page.evaluate(async (to) => {
        const painted = () =>
          new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        window.scrollTo(0, to);
        await painted();
        const buttons = document.querySelectorAll<HTMLElement>(
          'main article button[aria-expanded="false"]',
        );
        for (const button of buttons) button.click();
        await painted();
      }, top);
      const links = cards(page).getByRole('heading').getByRole('link');
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).href),
      );
      for (const address of addresses) seen.add(address.slice(-36));
      expect(await page.evaluate(findForeignMarkup, { prose }), addresses.join()).toEqual([]);
      await page.evaluate(touchEverything, 'main article');
      await expectNoLife(page);
      const end = await page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight,
      );
      if (top >= end) break;
    }
    expect(artifacts.map(({ uuid }) => uuid).filter((uuid) => !seen.has(uuid as string))).toEqual(
      [],
    );
    expect(seen).toContain(uuidOf(999_999));
    expect(await readTraces(page)).toEqual(before);
  });
}
