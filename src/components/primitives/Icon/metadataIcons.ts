/** Outlines that the Metadata section alone needs, drawn like those of `icons.ts`. */
export const linkIcon =
  'M8.5 11.5a3 3 0 0 0 4.3 0l2.9-2.9a3 3 0 0 0-4.3-4.3l-.9.9M11.5 8.5a3 3 0 0 0-4.3 0l-2.9 2.9a3 3 0 0 0 4.3 4.3l.9-.9';
