/** Outlines that the list of versions alone needs, drawn like those of `icons.ts`. */
export const paperIcon = 'M7 3.5h4.5l4 4v9h-11v-13H7Zm4.5 0v4h4M7.5 11h5m-5 2.5h3';
