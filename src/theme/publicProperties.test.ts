import { setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicProperties } from './publicProperties';

/** Custom properties of the page that the theme reads, each with what holds without it. */
const read = new Map<string, string[]>();

/** Text up to the bracket that closes the one before it. */
function untilClosed(text: string): string {
  let depth = 1;
  const end = [...text].findIndex((letter) => {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    return depth === 0;
  });
  return text.slice(0, end);
}

function note(css: unknown): void {
  const text = JSON.stringify(css).replaceAll('\\"', '"');
  for (const { 1: name = '', index, 0: start } of text.matchAll(/var\((--trovi-[\w-]+),\s*/g)) {
    read.set(name, [...(read.get(name) ?? []), untilClosed(text.slice(index + start.length))]);
  }
}

describe('publicProperties', () => {
  beforeAll(async () => {
    setAdapter({
      appendCss: note,
      registerClassName: () => {},
      registerComposition: () => {},
      markCompositionUsed: () => {},
      onEndFileScope: () => {},
      getIdentOption: () => 'short',
    });
    setFileScope('theme.css.ts');
    await import('./theme.css');
    endFileScope();
  });

  it('are those that the theme reads, no fewer, no more, each once', () => {
    const names = publicProperties.map(({ name }) => name);
    expect([...names].sort()).toEqual([...read.keys()].sort());
  });

  it('have the defaults of the theme; sizes, that of elements', () => {
    for (const { name, default: value } of publicProperties) {
      if (value) expect([name, read.get(name)]).toEqual([name, expect.arrayContaining([value])]);
    }
  });
});
