/** The colour families of glyphs, in the order of the recipe; the theme has three tones of each. */
export type GlyphHue = 'leaf' | 'pine' | 'lagoon' | 'sky' | 'iris' | 'orchid' | 'clay' | 'honey';

/** The six shapes a cell may hold, in the order of the recipe. */
export type GlyphShape = 'leaf' | 'quarter' | 'arch' | 'disc' | 'pods' | 'blade';

/** One of the four cells of a glyph. */
export interface GlyphCell {
  shape: GlyphShape;
  /** Quarter turns, clockwise. */
  turn: 0 | 1 | 2 | 3;
  tone: 'mid' | 'deep';
}

/** An artifact's glyph: its hue and four cells, row by row. */
export interface Glyph {
  hue: GlyphHue;
  cells: GlyphCell[];
}

const hues: readonly GlyphHue[] = [
  'leaf',
  'pine',
  'lagoon',
  'sky',
  'iris',
  'orchid',
  'clay',
  'honey',
];

const shapes: readonly GlyphShape[] = ['leaf', 'quarter', 'arch', 'disc', 'pods', 'blade'];

/** Which cells are deep: one of them, or two across from each other. */
const deepCells: readonly (readonly number[])[] = [[0], [1], [2], [3], [0, 3], [1, 2]];

/**
 * The glyph drawn beside an artifact, from its id alone, so that it looks the same everywhere (look, "Specimen glyph").
 * Any text has one.
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

/** FNV-1a over UTF-16 code units, then the finaliser of MurmurHash3, which lets every bit of the id reach every bit used. */
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
