/** Icons: one path each on a grid of 20, with a round stroke of 1.6. */
export const searchIcon = 'M14.2 9a5.2 5.2 0 1 1-10.4 0 5.2 5.2 0 0 1 10.4 0ZM13 13l3.8 3.8';
export const closeIcon = 'm5.5 5.5 9 9m0-9-9 9';
export const tagIcon =
  'M3.5 9V4.8c0-.7.6-1.3 1.3-1.3H9c.4 0 .7.1.9.4l6.2 6.2c.5.5.5 1.3 0 1.8l-4.2 4.2c-.5.5-1.3.5-1.8 0L3.9 9.9c-.3-.2-.4-.5-.4-.9ZM7 7h.01';
export const closedEyeIcon =
  'M2.8 8.2c1.7 2.5 4.1 3.9 7.2 3.9s5.5-1.4 7.2-3.9M4.9 10.9l-1.3 2M8 12l-.6 2.4M12 12l.6 2.4M15.1 10.9l1.3 2';
export const outwardIcon = 'M7 5.5h7.5V13M14.2 5.8 5.5 14.5';
export const branchIcon =
  'M7.8 5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Zm0 10a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Zm8-8a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0ZM6 6.8v6.4M14 8.8c0 2.4-2 3-4.4 3.2-2 .2-3.6.5-3.6 1.2';
export const playIcon =
  'M6.5 4.8v10.4c0 .6.6.9 1.1.6l8-5.2c.4-.3.4-.9 0-1.2l-8-5.2c-.5-.3-1.1 0-1.1.6Z';
export const personIcon =
  'M13 6.8a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4.2 16.2c.7-3 2.9-4.6 5.8-4.6s5.1 1.6 5.8 4.6';
export const cellIcon = 'M6.5 4H4v12h2.5m7-12H16v12h-2.5M8.6 7.4l3 2.6-3 2.6';
export const alertIcon =
  'M8.7 4.3 2.9 14.2c-.6 1 .1 2.3 1.3 2.3h11.6c1.2 0 1.9-1.3 1.3-2.3L11.3 4.3a1.5 1.5 0 0 0-2.6 0ZM10 8v3.5m0 2.3v.1';
export const retryIcon = 'M15.8 10a5.8 5.8 0 1 1-1.7-4.1L16 7.8M16 4v3.8h-3.8';
export const filterIcon = 'M3.5 5.5h13M6 10h8m-5.5 4.5h3';
