/** Icons of text formats: one path each, on a grid of 20, with a round stroke of 1.6. */
export const boldIcon =
  'M6.5 4.5h4.2a2.7 2.7 0 0 1 0 5.4H6.5V4.5Zm0 5.4h5a2.8 2.8 0 0 1 0 5.6h-5V9.9Z';
export const italicIcon = 'M8.5 4.5H14M6 15.5h5.5M11.5 4.5l-3 11';
export const listIcon = 'M8 5.5h8.5M8 10h8.5M8 14.5h8.5M4 5.5h.1M4 10h.1M4 14.5h.1';
export const codeIcon = 'M7 6 3 10l4 4m6-8 4 4-4 4';
export const tableIcon = 'M3.5 4.5h13v11h-13v-11Zm0 3.7h13m-13 3.6h13M10 4.5v11';
export const imageIcon = 'M3.5 4.5h13v11h-13v-11Zm0 9 4-4 3.5 3.5 2-2 3.5 3.5M12.5 7.8h.1';
export const fileIcon = 'M6 3.5h5l3.5 3.5v9.5H6v-13Zm5 0V7h3.5M10.2 9.5v4.5m-2-2 2 2 2-2';
