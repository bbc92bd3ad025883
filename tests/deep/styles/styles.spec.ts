import { expect, test } from '@playwright/test';

import { cslStyles } from '../../../src/domain/citation/styles/citationStyle';
import { cslItem } from '../../../src/domain/citation/cslItem';
import { citationParts } from '../../../src/domain/citation/styles/formatCitation';
import { itemParts } from '../../../src/domain/citation/styles/itemParts';
import golden from '../../builders/citedItems.json' with { type: 'json' };
import { recordArtifacts } from '../../builders/recordArtifacts';
import { worldArtifacts } from '../../builders/worldArtifacts';
import { deviations } from './deviations';
import { familyItems } from './familyItems';
import { generatedItems } from './generatedItems';
import { recordItems } from './recordItems';
import { createReference, marked, withoutDeviations } from './reference';

const seed = Number(process.env.STYLES_SEED);
const count = Number(process.env.STYLES_COUNT ?? 2000);
const reference = createReference(process.env.CSL_FOLDER ?? '');
const kinds = {
  'random words': generatedItems(seed, count),
  'titles and names of records': recordItems(seed, count),
  'authors with much the same names': familyItems(seed, count),
};

test.setTimeout(900_000);

for (const style of cslStyles) {
  for (const [kind, items] of Object.entries(kinds)) {
    test(`${style} equals the reference processor: ${kind} (seed ${seed}, ${count} items)`, () => {
      let compared = 0;
      for (const item of items) {
        const expected = withoutDeviations(style, item, marked(reference(style, item)));
        if (expected === undefined) continue;
        expect(marked(itemParts(style, item)), JSON.stringify(item)).toBe(expected);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(count * 0.95);
    });
  }
}

test('80 artifacts equal the reference processor in all styles', () => {
  const options = { productName: 'Trovi', dashboardUrl: 'https://trovi.example.org/dashboard/' };
  for (const artifact of [...recordArtifacts(), ...worldArtifacts()]) {
    const item = cslItem(artifact, options);
    for (const style of cslStyles) {
      const expected = withoutDeviations(style, item, marked(reference(style, item)));
      if (expected === undefined) continue;
      expect(marked(citationParts(style, artifact, options)), item.title).toBe(expected);
    }
  }
});

for (const [about, { style, ...fields }] of Object.entries(deviations)) {
  test(`the reference processor still differs: ${about}`, () => {
    const item = { id: 'item', type: 'software', title: 'T', ...fields } as const;
    const written = marked(reference(style, item));
    const own = marked(itemParts(style, item));
    expect(written).not.toBe(own);
    expect([undefined, own]).toContain(withoutDeviations(style, item, written));
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
