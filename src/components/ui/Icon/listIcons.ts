/** Icons of the artifact list, drawn like those of `icons.ts`. */
export const searchIcon = 'M14.2 9a5.2 5.2 0 1 1-10.4 0 5.2 5.2 0 0 1 10.4 0ZM13 13l3.8 3.8';
export const closeIcon = 'm5.5 5.5 9 9m0-9-9 9';
export const alertIcon =
  'M8.7 4.3 2.9 14.2c-.6 1 .1 2.3 1.3 2.3h11.6c1.2 0 1.9-1.3 1.3-2.3L11.3 4.3a1.5 1.5 0 0 0-2.6 0ZM10 8v3.5m0 2.3v.1';
export const retryIcon = 'M15.8 10a5.8 5.8 0 1 1-1.7-4.1L16 7.8M16 4v3.8h-3.8';
export const filterIcon = 'M3.5 5.5h13M6 10h8m-5.5 4.5h3';
