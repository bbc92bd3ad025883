import { vars } from './contract.css';

/** A length in drawn pixels that scales with the text. `size(4)` is one step of the grid. */
export const size = (pixels: number) => `calc(${vars.unit} * ${pixels})`;

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
export const radius = {
  xs: '5px',
  small: '7px',
  medium: '9px',
  large: '12px',
  full: '999px',
} as const;

/** Height of the lower edge of a button. */
export const keyDepth = '2px';

/** The CSS anchor name of the bar at the bottom of the window. Notifications stand above it. */
export const footAnchor = '--trovi-foot';

/**
 * The container widths, in drawn pixels, from which two and three columns of cards fit
 * (decision 35).
 */
export const columnWidths = { two: 544, three: 960 } as const;
