import { expect, it } from 'vitest';
import { isTakenOver } from './isTakenOver';

const page = (markup: string) => {
  const element = document.createElement('div');
  element.innerHTML = markup;
  return element;
};
const published = page('<main><h1>Traces</h1><p>Run it <b>twice</b>.</p></main>');

it.each([
  ['nothing yet', '', false],
  ['the outline of a page', '<main><p>Loading the artifact…</p></main>', false],
  [
    'the text before it is rendered',
    '<main><h1>Traces</h1><div>Run it **twice**.</div></main>',
    false,
  ],
  ['another artifact', '<main><h1>Logs</h1><p>Run it twice.</p></main>', false],
  ['the same', '<main><h1>Traces</h1><p>Run it <b>twice</b>.</p></main>', true],
  ['more', '<main><h1>Traces</h1><p>Run it twice.</p><h2>More</h2></main>', true],
])('the app that shows %s', (_, markup, expected) => {
  expect(isTakenOver(published, page(markup))).toBe(expected);
});

it('the app whose text has line breaks and characters that HTML does not hold', () => {
  const title = 'Traces\r\nof \0a\ud800 lab.';
  const app = page('<main><h1></h1></main>');
  app.querySelector('h1')?.append(title);
  // What browsers read of such a text.
  const read = page('<main><h1>Traces\nof \ufffda\ufffd lab.</h1></main>');
  expect(isTakenOver(read, app)).toBe(true);
  expect(isTakenOver(page('<main><h1>Traces of b lab</h1></main>'), app)).toBe(false);
});

it('the app that shows the cards in the window, with another count and other tags', () => {
  const list = (count: number, cards: string[]) =>
    page(
      `<main><h2 part="count">${count}</h2>${cards
        .map((name) => `<article part="card"><h3>${name}</h3><ul><li>+${count}</li></ul></article>`)
        .join('')}</main>`,
    );
  const first = list(21, ['Traces', 'Logs']);
  const [seen, below] = first.querySelectorAll('article');
  if (seen) seen.getBoundingClientRect = () => new DOMRect(0, 100, 10, 100);
  if (below) below.getBoundingClientRect = () => new DOMRect(0, 10_000, 10, 100);
  expect(isTakenOver(first, list(40, ['Traces']))).toBe(true);
  expect(isTakenOver(first, list(40, ['Logs']))).toBe(false);
});
