import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

import { at, root } from '../root.mjs';
import { compiledStyles } from './compiledStyles.mjs';
import { createProgram, typesFrom } from './program.mjs';

/** The lines of a text in which the linter reports something. */
async function linesWithFindings(text, filePath, overrideConfig) {
  const eslint = new ESLint({ cwd: root, overrideConfig });
  const [{ messages }] = await eslint.lintText(text, { filePath });
  return [...new Set(messages.map(({ line }) => text.split('\n')[line - 1]))];
}

const unsupported = [
  'export const resolvers = Promise.withResolvers();',
  'export const set = new Set([1]).union(new Set([2]));',
  'export const entry = navigation.currentEntry;',
  'export const pattern = new URLPattern({});',
  'export const idle = requestIdleCallback(() => {});',
  'export const tried = Promise.try(() => 1);',
  'export const show = (element: HTMLElement) => element.showPopover();',
  'export const isAddress = URL.canParse("x");',
  'export const sorted = [2, 1].toSorted();',
];
const supported = [
  'export const last = [1, 2].findLast((number) => number > 0);',
  'export const copy = structuredClone([1]);',
  'export const grouped = "a-b".replaceAll("-", " ");',
];

describe('lint', () => {
  it('finds what a supported browser lacks in scripts', async () => {
    const text = [...unsupported, ...supported, ''].join('\n');
    const file = at('src/theme/sheet.ts');
    // The program contains only this file, which avoids reading all others.
    const types = typesFrom(createProgram({ [file]: text }));
    expect(await linesWithFindings(text, file, types)).toEqual(unsupported);
  });

  it('finds schemas that take members from the prototype of a page', async () => {
    const text = 'export const schema = v.object({});';
    const file = at('src/theme/sheet.ts');
    const types = typesFrom(createProgram({ [file]: text }));
    expect(await linesWithFindings(text, file, types)).toEqual([text]);
  });

  it('finds what a supported browser lacks in styles', async () => {
    const wrong = ['a { text-box: trim-both; }', 'b { color: contrast-color(red); }'];
    const fine = ['c { display: grid; }', 'd:has(e) { inset: 0; }'];
    expect(await linesWithFindings([...wrong, ...fine].join('\n'), 'any.css')).toEqual(wrong);
  });

  it('reads the styles of all components', async () => {
    const styles = await compiledStyles();
    expect(styles.length).toBeGreaterThan(50);
    const card = styles.find(({ file }) => file.endsWith('ArtifactCard/ArtifactCard.css.ts'));
    expect(card.text).toContain('display:');
  });
});
