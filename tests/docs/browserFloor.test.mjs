import { describe, expect, it } from 'vitest';

import { browserFloor, releaseDate } from '../../tools/browserFloor.mjs';
import { textOf } from './files.mjs';

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The sentence of the docs for today's floor. */
function floorSentence() {
  const { chrome, edge, firefox, safari, ios } = browserFloor;
  expect([edge, ios]).toEqual([chrome, safari]);
  return (
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} (also on iOS), and newer: ` +
    `Baseline “widely available” on ${written.format(new Date(releaseDate))}.`
  );
}

describe('supported browsers', () => {
  for (const page of ['README.md', 'docs/embedding.md', 'docs/deployment.md']) {
    it(`are those of the release date in ${page}`, () => {
      expect(textOf(page).replaceAll(/\s+/g, ' ')).toContain(floorSentence());
    });
  }
});
