import { vars } from './contract.css';

export const { color, font, motion } = vars;

/**
 * A length in drawn pixels that scales with the text. `size(4)` is one step of the grid. Several
 * numbers make a list, for example for `padding`.
 */
export const size = (...pixels: number[]): string =>
  pixels.map((length) => (length === 0 ? '0' : `calc(${vars.unit} * ${length})`)).join(' ');

/** Font sizes: small print, body, titles of cards and panels, section headings, page titles. */
export const text = {
  small: size(13),
  body: size(15),
  large: size(17),
  section: size(22),
  page: size(30),
} as const;

/** Line heights of headings, small print and running text. */
export const leading = { tight: 1.25, snug: 1.4, body: 1.6 } as const;

/** Font weights. */
export const weight = { regular: 400, medium: 500, semibold: 600, bold: 650 } as const;

/**
 * Corner radii: inline code; chips and small buttons; buttons and fields; cards and panels; pills.
 */
export const radius = { xs: '5px', small: '7px', medium: '9px', large: '12px', full: '999px' };

/** Height of the lower edge of a button. */
export const keyDepth = '2px';

/** The CSS anchor name of the bar at the bottom of the window. Notifications are above it. */
export const footAnchor = '--trovi-foot';

/**
 * The container widths, in drawn pixels, from which two and three columns of cards fit
 * (decision 35).
 */
export const columnWidths = { two: 544, three: 960 } as const;

/** Container queries by width. */
export const narrow = '(max-width: 639px)';
export const spacious = '(min-width: 640px)';
export const wide = '(min-width: 960px)';

/** Container query of a phone's width. */
export const phone = '(max-width: 607px)';

/** Container query of a card in a very narrow column. */
export const narrowCard = '(max-width: 256px)';

/** Media queries by the user's settings. */
export const forcedColors = '(forced-colors: active)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
