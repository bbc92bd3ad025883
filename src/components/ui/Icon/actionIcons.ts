/** Icons of the actions of buttons: one path each, on a grid of 20, with a round stroke of 1.6. */
export const plusIcon = 'M10 4.5v11M4.5 10h11';
export const trashIcon =
  'M4 6h12M8 6V4.2h4V6M5.5 6l.7 9c0 .8.7 1.5 1.5 1.5h4.6c.8 0 1.5-.7 1.5-1.5l.7-9M8.5 9v4.5m3-4.5v4.5';
export const penIcon =
  'm4 16 .7-3.3 8.4-8.4c.6-.6 1.5-.6 2.1 0l.5.5c.6.6.6 1.5 0 2.1l-8.4 8.4L4 16Zm7.6-10.1 2.5 2.5';
export const copyIcon =
  'M9 7h5.5a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2ZM13 7V5.5c0-1.1-.9-2-2-2H5.5c-1.1 0-2 .9-2 2V11c0 1.1.9 2 2 2H7';
export const linkIcon =
  'M8.5 11.5a3 3 0 0 0 4.3 0l2.9-2.9a3 3 0 0 0-4.3-4.3l-.9.9M11.5 8.5a3 3 0 0 0-4.3 0l-2.9 2.9a3 3 0 0 0 4.3 4.3l.9-.9';
export const downloadIcon = 'M10 3.5v9M6.4 9.1l3.6 3.5 3.6-3.5M4 16h12';
export const shareIcon =
  'M7.1 9 12.9 5.8M7.1 11l5.8 3.2M7.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Zm10-5.3a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Zm0 10.6a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z';
export const playIcon =
  'M6.5 4.8v10.4c0 .6.6.9 1.1.6l8-5.2c.4-.3.4-.9 0-1.2l-8-5.2c-.5-.3-1.1 0-1.1.6Z';
export const searchIcon = 'M14.2 9a5.2 5.2 0 1 1-10.4 0 5.2 5.2 0 0 1 10.4 0ZM13 13l3.8 3.8';
export const filterIcon = 'M3.5 5.5h13M6 10h8m-5.5 4.5h3';
export const retryIcon = 'M15.8 10a5.8 5.8 0 1 1-1.7-4.1L16 7.8M16 4v3.8h-3.8';
export const closeIcon = 'm5.5 5.5 9 9m0-9-9 9';
