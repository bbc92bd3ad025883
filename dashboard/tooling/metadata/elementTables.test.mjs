import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { at } from '../root.mjs';

import { currentTables, currentThemePage } from './currentTables.mjs';
import { begin, elementTables, end, replaceBetweenMarkers } from './elementTables.mjs';

const shared = { name: 'theme', property: 'theme', kind: 'string', doc: 'Colours.' };
const element = (tag, attributes) => ({
  tag,
  summary: `${tag} shows something.`,
  attributes: [...attributes, shared],
  properties: [],
  events: [],
  slots: {},
  parts: {},
  customProperties: {},
});
const limit = { name: 'limit', property: 'limit', kind: 'number', default: 6, doc: 'How | many.' };

describe('the README', () => {
  it('lists the elements as they are described; `npm run docs:elements` brings it up to them', async () => {
    const readme = readFileSync(at('README.md'), 'utf8');
    expect(readme).toBe(await currentTables(readme));
  });
});

describe('docs/theming.md', () => {
  it('lists all custom properties of the theme; `npm run docs:elements` writes it', async () => {
    expect(readFileSync(at('docs/theming.md'), 'utf8')).toBe(await currentThemePage());
  });
});

describe('elementTables', () => {
  it('says once what all elements have, and what is an element’s own with it', () => {
    const tables = elementTables({
      elements: [element('x-a', [limit]), element('x-b', [])],
      commonNames: new Set(['theme']),
      themeProperties: [],
    });
    expect(tables.match(/Colours\./g)).toHaveLength(1);
    const [common, own] = tables.split('### `<x-a>`');
    expect(common).toContain('| `theme` | `string` | Colours. |');
    expect(own).toContain('| `limit` | `number` | How \\| many. Default: `6`. |');
  });
});

describe('replaceBetweenMarkers', () => {
  it('leaves alone what stands around them', () => {
    const text = `Before\n${begin}\nold\n${end}\nAfter`;
    expect(replaceBetweenMarkers(text, 'new')).toBe(`Before\n${begin}\n\nnew\n\n${end}\nAfter`);
  });

  it('gives nothing where there are none', () => {
    expect(replaceBetweenMarkers('Text', 'new')).toBeUndefined();
  });
});
