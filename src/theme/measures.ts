import { vars } from './contract.css';

/** A length of so many drawn pixels, which scales with the text: `size(4)` is one step of the grid. */
export const size = (pixels: number) => `calc(${vars.unit} * ${pixels})`;

/** Font sizes: small print, body, card titles and panel headings, section headings, page titles, home. */
export const text = {
  small: size(13),
  body: size(15),
  large: size(17),
  section: size(22),
  page: size(30),
} as const;

/** Leading of headings, of small print, of running text. */
export const leading = { tight: 1.25, snug: 1.4, body: 1.6 } as const;

/** Font weights. */
export const weight = { regular: 400, medium: 500, semibold: 600, bold: 650 } as const;

/** Corners: inline code, chips and small buttons, buttons and fields, cards and panels, pills. */
export const radius = {
  xs: '5px',
  small: '7px',
  medium: '9px',
  large: '12px',
  full: '999px',
} as const;

/** The lower edge that makes a button a key. */
export const keyDepth = '2px';

/** Names the bar at the foot of the window, above which notifications stand. */
export const footAnchor = '--trovi-foot';

/**
 * Widths of a container, in drawn pixels, from which two and three columns of cards fit (decision
 * 35).
 */
export const columnWidths = { two: 544, three: 960 } as const;
