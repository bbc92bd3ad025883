/** Icons that the artifact list does not use, drawn like those of `icons.ts`. */
export const downloadIcon = 'M10 3.5v9M6.4 9.1l3.6 3.5 3.6-3.5M4 16h12';
export const shareIcon =
  'M7.1 9 12.9 5.8M7.1 11l5.8 3.2M7.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Zm10-5.3a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Zm0 10.6a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z';
export const ticketIcon =
  'M3 6.6C3 5.7 3.7 5 4.6 5h10.8c.9 0 1.6.7 1.6 1.6v1.5a2 2 0 0 0 0 3.8v1.5c0 .9-.7 1.6-1.6 1.6H4.6c-.9 0-1.6-.7-1.6-1.6v-1.5a2 2 0 0 0 0-3.8ZM12 5.2v1.6m0 2.4v1.6m0 2.4v1.6';
export const forwardIcon = 'M4 10h12m-4.5-4.5L16 10l-4.5 4.5';
export const infoIcon = 'M16.7 10a6.7 6.7 0 1 1-13.4 0 6.7 6.7 0 0 1 13.4 0ZM10 9.3v4m0-6.6v.1';
export const successIcon =
  'M16.7 10a6.7 6.7 0 1 1-13.4 0 6.7 6.7 0 0 1 13.4 0ZM7 10.2l2.1 2.1 4-4.4';
export const compassIcon =
  'M16.7 10a6.7 6.7 0 1 1-13.4 0 6.7 6.7 0 0 1 13.4 0ZM12.8 7.2l-1.5 4.1-4.1 1.5 1.5-4.1 4.1-1.5Z';
export const bookIcon =
  'M10 5.5C8.6 4.4 6.7 4 3.5 4v11c3.2 0 5.1.4 6.5 1.5 1.4-1.1 3.3-1.5 6.5-1.5V4c-3.2 0-5.1.4-6.5 1.5Zm0 0v11';
export const playIcon =
  'M6.5 4.8v10.4c0 .6.6.9 1.1.6l8-5.2c.4-.3.4-.9 0-1.2l-8-5.2c-.5-.3-1.1 0-1.1.6Z';
export const personIcon =
  'M13 6.8a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4.2 16.2c.7-3 2.9-4.6 5.8-4.6s5.1 1.6 5.8 4.6';
