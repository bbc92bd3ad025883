/** Icons of buttons that copy a text, drawn like those of `icons.ts`. */
export const copyIcon =
  'M9 7h5.5a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2ZM13 7V5.5c0-1.1-.9-2-2-2H5.5c-1.1 0-2 .9-2 2V11c0 1.1.9 2 2 2H7';
export const checkIcon = 'm4.5 10.5 3.6 3.6 7.4-8';
