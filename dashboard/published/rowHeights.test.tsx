import { expect, it } from 'vitest';
import { rowHeights } from './rowHeights';

/** A list of cards with these tops. */
function published(tops: readonly number[]) {
  const page = document.createElement('div');
  for (const [index, top] of tops.entries()) {
    const card = document.createElement('article');
    card.setAttribute('part', 'card');
    card.innerHTML = `<h3><a href="/dashboard/artifacts/id-${index}?from=list">Traces</a></h3>`;
    card.getBoundingClientRect = () => new DOMRect(0, top, 100, 200);
    page.append(card);
  }
  return page;
}

it.each([
  ['one column', [10, 310, 530.5], { '1 id-0': 300, '1 id-1': 220.5 }],
  ['three columns', [10, 10, 10, 310, 310, 310, 630], { '3 id-0': 300, '3 id-3': 320 }],
  ['one row', [10, 10], {}],
  ['no card', [], {}],
])('knows the height of each row but the last of %s', (_, tops, expected) => {
  expect(Object.fromEntries(rowHeights(published(tops)))).toEqual(expected);
});
