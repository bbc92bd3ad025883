import { glyphOutlines } from '../../src/domain/artifact/glyph';
import * as styles from './Mosaic.css';
import type { MosaicTile } from './mosaicTiles';

/** A decorative picture of glyph shapes. */
export function Mosaic({ tiles }: { tiles: readonly MosaicTile[] }) {
  const width = Math.max(...tiles.map(([, column]) => column)) * 20 + 18;
  const height = Math.max(...tiles.map(([, , row]) => row)) * 20 + 18;
  return (
    <svg className={styles.mosaic} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {tiles.map(([tone, column, row, shape, turn]) => (
        <path
          key={`${column} ${row}`}
          className={styles.tones[tone]}
          transform={`translate(${column * 20} ${row * 20}) rotate(${turn * 90} 9 9)`}
          d={glyphOutlines[shape]}
        />
      ))}
    </svg>
  );
}
