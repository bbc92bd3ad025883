/** Icons of the forms to add and to edit, and of versions, drawn like those of `icons.ts`. */
export const plusIcon = 'M10 4.5v11M4.5 10h11';
export const trashIcon =
  'M4 6h12M8 6V4.2h4V6M5.5 6l.7 9c0 .8.7 1.5 1.5 1.5h4.6c.8 0 1.5-.7 1.5-1.5l.7-9M8.5 9v4.5m3-4.5v4.5';
export const globeIcon =
  'M16.7 10a6.7 6.7 0 1 1-13.4 0 6.7 6.7 0 0 1 13.4 0ZM3.3 10h13.4M10 3.3c2 2 2.8 4.2 2.8 6.7s-.8 4.7-2.8 6.7c-2-2-2.8-4.2-2.8-6.7S8 5.3 10 3.3Z';
export const penIcon =
  'm4 16 .7-3.3 8.4-8.4c.6-.6 1.5-.6 2.1 0l.5.5c.6.6.6 1.5 0 2.1l-8.4 8.4L4 16Zm7.6-10.1 2.5 2.5';
export const unfoldIcon = 'm6 8 4 4 4-4';
export const upIcon = 'M10 16V4.5M5.5 9 10 4.5 14.5 9';
export const downIcon = 'M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5';
export const previousIcon = 'M12 5.5 7.5 10l4.5 4.5';
export const nextIcon = 'm8 5.5 4.5 4.5L8 14.5';
/** Six dots: a handle to drag by. */
export const gripIcon =
  'M8 5a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Zm5 0a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Zm-5 5a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Zm5 0a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Zm-5 5a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Zm5 0a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Z';
export const linkIcon =
  'M8.5 11.5a3 3 0 0 0 4.3 0l2.9-2.9a3 3 0 0 0-4.3-4.3l-.9.9M11.5 8.5a3 3 0 0 0-4.3 0l-2.9 2.9a3 3 0 0 0 4.3 4.3l.9-.9';
export const lockIcon =
  'M6.5 9h7a2 2 0 0 1 2 2v3.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2ZM7 9V6.8a3 3 0 0 1 6 0V9';
export const paperIcon = 'M7 3.5h4.5l4 4v9h-11v-13H7Zm4.5 0v4h4M7.5 11h5m-5 2.5h3';
