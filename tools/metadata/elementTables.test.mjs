import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { at } from '../root.mjs';

import { currentPages } from './currentTables.mjs';
import { elementsPage } from './elementTables.mjs';

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

describe('the generated pages', () => {
  it('are up to date; `npm run docs:elements` writes them', async () => {
    for (const [file, text] of Object.entries(await currentPages())) {
      expect(readFileSync(at(file), 'utf8'), file).toBe(text);
    }
  });
});

describe('elementsPage', () => {
  it('describes shared members once and other members with their element', () => {
    const tables = elementsPage({
      elements: [element('x-a', [limit]), element('x-b', [])],
      commonNames: new Set(['theme']),
      themeProperties: [],
    });
    expect(tables.match(/Colours\./g)).toHaveLength(1);
    const [common, own] = tables.split('## `<x-a>`');
    expect(common).toContain('| `theme` | `string` | Colours. |');
    expect(own).toContain('| `limit` | `number` | How \\| many. Default: `6`. |');
  });
});
