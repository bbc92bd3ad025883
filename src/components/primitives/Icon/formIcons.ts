/** Icons that only forms use, drawn like those of `icons.ts`. */
export const plusIcon = 'M10 4.5v11M4.5 10h11';
export const trashIcon =
  'M4 6h12M8 6V4.2h4V6M5.5 6l.7 9c0 .8.7 1.5 1.5 1.5h4.6c.8 0 1.5-.7 1.5-1.5l.7-9M8.5 9v4.5m3-4.5v4.5';
export const globeIcon =
  'M16.7 10a6.7 6.7 0 1 1-13.4 0 6.7 6.7 0 0 1 13.4 0ZM3.3 10h13.4M10 3.3c2 2 2.8 4.2 2.8 6.7s-.8 4.7-2.8 6.7c-2-2-2.8-4.2-2.8-6.7S8 5.3 10 3.3Z';
export const penIcon =
  'm4 16 .7-3.3 8.4-8.4c.6-.6 1.5-.6 2.1 0l.5.5c.6.6.6 1.5 0 2.1l-8.4 8.4L4 16Zm7.6-10.1 2.5 2.5';
export const unfoldIcon = 'm6 8 4 4 4-4';
