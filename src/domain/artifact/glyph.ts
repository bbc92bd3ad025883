/** The order of hues and shapes matters: the hash picks by index. */
const hues = ['leaf', 'pine', 'lagoon', 'sky', 'iris', 'orchid', 'clay', 'honey'] as const;
const shapes = ['leaf', 'quarter', 'arch', 'disc', 'pods', 'blade'] as const;

/** A colour family of glyphs. The theme has three tones of each hue. */
export type GlyphHue = (typeof hues)[number];

/** The shape of a cell. */
export type GlyphShape = (typeof shapes)[number];

/** One of the four cells of a glyph. */
export interface GlyphCell {
  shape: GlyphShape;
  /** Number of clockwise quarter turns. */
  turn: 0 | 1 | 2 | 3;
  tone: 'mid' | 'deep';
}

/** An artifact's glyph: its hue and four cells, row by row. */
export interface Glyph {
  hue: GlyphHue;
  cells: GlyphCell[];
}

/** Outlines of the six shapes of a glyph, in cells of 18, as SVG path data. */
export const glyphOutlines: Record<GlyphShape, string> = {
  leaf: 'M0 0H9A9 9 0 0 1 18 9V18H9A9 9 0 0 1 0 9Z',
  quarter: 'M0 0H18A18 18 0 0 1 0 18Z',
  arch: 'M0 9A9 9 0 0 1 18 9V18H0Z',
  disc: 'M9 0A9 9 0 1 1 9 18A9 9 0 1 1 9 0Z',
  pods: 'M0 0A9 9 0 0 1 0 18ZM18 0A9 9 0 0 0 18 18Z',
  blade: 'M0 18A18 18 0 0 1 18 0A18 18 0 0 1 0 18Z',
};

/** Which cells have the deep tone: one cell, or two on a diagonal. */
const deepCells: readonly (readonly number[])[] = [[0], [1], [2], [3], [0, 3], [1, 2]];

/**
 * The picture next to an artifact. It is computed from the id alone, so that it looks the same
 * everywhere (decision 46). Accepts any text.
 */
export function glyphOf(id: string): Glyph {
  const hash = hashOf(id);
  const deep = pick(deepCells, hash >>> 3);
  return {
    hue: pick(hues, hashOf(`${id}h`)),
    cells: [0, 1, 2, 3].map((cell) => ({
      shape: pick(shapes, hash >>> (6 + 4 * cell)),
      turn: ((hash >>> (22 + 2 * cell)) & 3) as GlyphCell['turn'],
      tone: deep.includes(cell) ? 'deep' : 'mid',
    })),
  };
}

/**
 * FNV-1a over UTF-16 code units, then the finalizer of MurmurHash3, so that each bit of the id
 * affects all bits of the hash.
 */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item;
}
