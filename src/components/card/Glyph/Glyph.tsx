import { memo } from 'react';
import { type GlyphCell, glyphOf, glyphOutlines } from '../../../domain/artifact/glyph';
import * as styles from './Glyph.css';

const corners = ['5 5', '25 5', '5 25', '25 25'];

export interface GlyphProps {
  /** The artifact's id. It determines the drawing. */
  artifactId: string;
  /** Size of the tile. @default 'medium' */
  size?: keyof typeof styles.tiles;
  /** The drawing's name for `::part()`. */
  part?: string;
}

/**
 * Draws a pattern that is unique to an artifact. It is decorative and hidden from screen readers.
 */
export const Glyph = memo(function Glyph({ artifactId, size = 'medium', part }: GlyphProps) {
  const { hue, cells } = glyphOf(artifactId);
  return (
    <svg
      className={`${styles.tiles[size]} ${styles.hues[hue]}`}
      part={part}
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
