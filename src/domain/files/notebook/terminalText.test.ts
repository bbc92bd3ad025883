import { expect, it } from 'vitest';
import { terminalText } from './terminalText';

const esc = '\u001b';

it.each([
  ['plain\ntext', 'plain\ntext'],
  ['  0%|    |\r 50%|##  |\r100%|####|\ndone', '100%|####|\ndone'],
  ['line\r\nnext\r\n', 'line\nnext\n'],
  ['12345\rab', 'ab345'],
  ['1/2\b\b\b2/2', '2/2'],
  [`${esc}[31m 5%\r${esc}[31m95%`, `${esc}[31m95%`],
  [`${esc}[1;31mred${esc}[0m`, `${esc}[1;31mred${esc}[0m`],
  [`${esc}[?25la${esc}[2Kb${esc}[1Ac`, 'abc'],
  [`${esc}]8;;https://example.org${esc}\\link${esc}]8;;${esc}\\`, 'link'],
  [`${esc}]0;title\u0007text`, 'text'],
  [`a${esc}`, 'a'],
  [`a${esc}[${'1;'.repeat(40)}mb`, 'ab'],
])('shows the last state of %j', (text, shown) => {
  expect(terminalText(text)).toBe(shown);
});
