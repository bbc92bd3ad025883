/** An outline that roles alone need, drawn like those of `icons.ts`. */
export const lockIcon =
  'M6.5 9h7a2 2 0 0 1 2 2v3.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2ZM7 9V6.8a3 3 0 0 1 6 0V9';
