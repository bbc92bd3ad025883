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
