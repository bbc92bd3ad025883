import type { GlyphHue } from '../../../domain/artifact/glyph';

/** How a badge looks: its hue, its filled and its outlined paths on a grid of 32. */
export interface BadgeDrawing {
  hue: GlyphHue;
  fill: string;
  line: string;
}

const chameleonBody =
  'M6.5 18.4c0-5.3 3.9-9.2 9.5-9.2h3.1c1.1-1.7 2.7-2.7 4.4-2.6-.4 1-.4 1.9-.1 2.7 1.7.8 2.7 2.3 2.7 4 0 2-1.4 3.3-3.5 3.3h-2.3c-.5 2.9-2.8 4.8-6.1 4.8';

const drawings: Record<string, BadgeDrawing> = {
  chameleon: {
    hue: 'leaf',
    fill: chameleonBody,
    line: `${chameleonBody}M6.5 18.4c0 3.9 2 6.5 4.8 6.5 2.2 0 3.7-1.5 3.7-3.4 0-1.7-1.2-2.9-2.7-2.9-1.3 0-2.2.9-2.2 2M17.5 21v3.2M22.3 12.9h.01`,
  },
  reproducible: {
    hue: 'lagoon',
    fill: 'M19.3 16a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0Z',
    line: 'M23.6 13.2A8.2 8.2 0 0 0 8.3 13M8.4 18.8a8.2 8.2 0 0 0 15.3.2M24.4 8.8v4.6h-4.6M7.6 23.2v-4.6h4.6',
  },
  educational: {
    hue: 'iris',
    fill: 'M10.5 15.5v4.3c1.5 1.5 3.3 2.2 5.5 2.2s4-.7 5.5-2.2v-4.3L16 18.3Z',
    line: 'M16 9.5 6.5 14l9.5 4.5 9.5-4.5L16 9.5ZM10.5 16.3v3.7c1.5 1.4 3.3 2.1 5.5 2.1s4-.7 5.5-2.1v-3.7M25.5 14v5.5',
  },
};

/** A ribbon, for badges with unknown names. */
const otherDrawing: BadgeDrawing = {
  hue: 'sky',
  fill: 'M21.5 13.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z',
  line: 'M21.5 13.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM13 18.5l-1.5 6 4.5-2.3 4.5 2.3-1.5-6',
};

/** The drawing of a badge. Unknown names share one. */
export function badgeDrawing(name: string): BadgeDrawing {
  return Object.hasOwn(drawings, name) ? (drawings[name] ?? otherDrawing) : otherDrawing;
}
