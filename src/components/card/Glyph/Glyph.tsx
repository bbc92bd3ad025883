import { memo } from 'react';
import { type GlyphCell, type GlyphShape, glyphOf } from '../../../domain/artifact/glyph';
import * as styles from './Glyph.css';

/** Outlines of the six shapes, in cells of 18. */
export const glyphOutlines: Record<GlyphShape, string> = {
  leaf: 'M0 0H9A9 9 0 0 1 18 9V18H9A9 9 0 0 1 0 9Z',
  quarter: 'M0 0H18A18 18 0 0 1 0 18Z',
  arch: 'M0 9A9 9 0 0 1 18 9V18H0Z',
  disc: 'M9 0A9 9 0 1 1 9 18A9 9 0 1 1 9 0Z',
  pods: 'M0 0A9 9 0 0 1 0 18ZM18 0A9 9 0 0 0 18 18Z',
  blade: 'M0 18A18 18 0 0 1 18 0A18 18 0 0 1 0 18Z',
};
const corners = ['5 5', '25 5', '5 25', '25 25'];

export interface GlyphProps {
  /** The artifact's id. It determines the drawing. */
  artifactId: string;
  /** Size of the tile. @default 'medium' */
  size?: keyof typeof styles.tiles;
}

/**
 * Draws a pattern that is unique to an artifact. It is decorative and hidden from screen readers.
 */
export const Glyph = memo(function Glyph({ artifactId, size = 'medium' }: GlyphProps) {
  const { hue, cells } = glyphOf(artifactId);
  return (
    <svg
      className={`${styles.tiles[size]} ${styles.hues[hue]}`}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      {cells.map((cell, corner) => (
        <path key={corner} className={styles.tones[cell.tone]} {...placed(cell, corner)} />
      ))}
    </svg>
  );
});

function placed({ shape, turn }: GlyphCell, corner: number) {
  return {
    transform: `translate(${corners[corner]}) rotate(${turn * 90} 9 9)`,
    d: glyphOutlines[shape],
  };
}
