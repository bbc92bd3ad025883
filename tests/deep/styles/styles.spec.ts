import { expect, test } from '@playwright/test';

import { cslStyles } from '../../../src/domain/citation/styles/citationStyle';
import { itemParts } from '../../../src/domain/citation/styles/itemParts';
import golden from '../../builders/citedItems.json' with { type: 'json' };
import { generatedItems } from './generatedItems';
import { createReference, marked, withoutDeviations } from './reference';

const seed = Number(process.env.STYLES_SEED);
const count = Number(process.env.STYLES_COUNT ?? 2000);
const reference = createReference(process.env.CSL_FOLDER ?? '');
const items = generatedItems(seed, count);

for (const style of cslStyles) {
  test(`${style} equals the reference processor (seed ${seed}, ${count} items)`, () => {
    test.setTimeout(900_000);
    let compared = 0;
    for (const item of items) {
      const expected = withoutDeviations(style, item, marked(reference(style, item)));
      if (expected === undefined) continue;
      expect(marked(itemParts(style, item)), JSON.stringify(item)).toBe(expected);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(count * 0.9);
  });
}

test('the committed citations are those of the reference processor', () => {
  for (const { item, ...expected } of golden) {
    for (const style of cslStyles) {
      const given = { ...item, type: 'software' } as Parameters<typeof itemParts>[1];
      const text = withoutDeviations(style, given, marked(reference(style, given)));
      if (text !== undefined) expect(expected[style]).toBe(text);
    }
  }
});
