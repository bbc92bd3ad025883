import type { GlyphShape } from '../../src/domain/artifact/glyph';

export type MosaicTone = 'leaf' | 'accent' | 'soft' | 'paper' | 'honey' | 'clay' | 'sky';

/** One tile: tone, column, row, shape and quarter turns. */
export type MosaicTile = readonly [
  tone: MosaicTone,
  column: number,
  row: number,
  shape: GlyphShape,
  turn: number,
];

/** The mosaic of the home screen. */
export const homeTiles: readonly MosaicTile[] = [
  ['soft', 3, 0, 'quarter', 2],
  ['leaf', 4, 0, 'leaf', 0],
  ['accent', 5, 0, 'arch', 1],
  ['paper', 7, 0, 'quarter', 3],
  ['honey', 8, 0, 'disc', 0],
  ['leaf', 2, 1, 'blade', 0],
  ['accent', 4, 1, 'quarter', 1],
  ['paper', 5, 1, 'quarter', 0],
  ['leaf', 6, 1, 'arch', 0],
  ['accent', 7, 1, 'blade', 1],
  ['leaf', 8, 1, 'leaf', 1],
  ['soft', 1, 2, 'quarter', 3],
  ['accent', 2, 2, 'leaf', 0],
  ['leaf', 3, 2, 'disc', 0],
  ['soft', 5, 2, 'arch', 2],
  ['clay', 6, 2, 'leaf', 1],
  ['leaf', 7, 2, 'quarter', 1],
  ['accent', 8, 2, 'arch', 0],
  ['soft', 0, 3, 'blade', 0],
  ['leaf', 2, 3, 'quarter', 1],
  ['paper', 3, 3, 'arch', 0],
  ['accent', 4, 3, 'blade', 1],
  ['leaf', 5, 3, 'quarter', 0],
  ['sky', 6, 3, 'disc', 0],
  ['leaf', 8, 3, 'quarter', 2],
  ['leaf', 0, 4, 'leaf', 1],
  ['accent', 1, 4, 'quarter', 2],
  ['soft', 2, 4, 'pods', 1],
  ['leaf', 3, 4, 'leaf', 0],
  ['paper', 5, 4, 'quarter', 3],
  ['accent', 6, 4, 'leaf', 0],
  ['leaf', 7, 4, 'arch', 1],
  ['honey', 8, 4, 'blade', 1],
];

/** The mosaic of the Not Found screen. */
export const notFoundTiles: readonly MosaicTile[] = [
  ['leaf', 0, 0, 'leaf', 0],
  ['soft', 1, 0, 'quarter', 2],
  ['accent', 2, 0, 'blade', 0],
  ['honey', 4, 0, 'disc', 0],
  ['accent', 0, 1, 'quarter', 1],
  ['leaf', 2, 1, 'arch', 0],
  ['leaf', 3, 1, 'leaf', 1],
  ['soft', 4, 1, 'quarter', 3],
];
