/** Icons of a state: one path each, on a grid of 20, with a round stroke of 1.6. */
export const alertIcon =
  'M8.7 4.3 2.9 14.2c-.6 1 .1 2.3 1.3 2.3h11.6c1.2 0 1.9-1.3 1.3-2.3L11.3 4.3a1.5 1.5 0 0 0-2.6 0ZM10 8v3.5m0 2.3v.1';
export const infoIcon = 'M16.7 10a6.7 6.7 0 1 1-13.4 0 6.7 6.7 0 0 1 13.4 0ZM10 9.3v4m0-6.6v.1';
export const successIcon =
  'M16.7 10a6.7 6.7 0 1 1-13.4 0 6.7 6.7 0 0 1 13.4 0ZM7 10.2l2.1 2.1 4-4.4';
export const checkIcon = 'm4.5 10.5 3.6 3.6 7.4-8';
export const lockIcon =
  'M6.5 9h7a2 2 0 0 1 2 2v3.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2ZM7 9V6.8a3 3 0 0 1 6 0V9';
export const closedEyeIcon =
  'M2.8 8.2c1.7 2.5 4.1 3.9 7.2 3.9s5.5-1.4 7.2-3.9M4.9 10.9l-1.3 2M8 12l-.6 2.4M12 12l.6 2.4M15.1 10.9l1.3 2';
export const globeIcon =
  'M16.7 10a6.7 6.7 0 1 1-13.4 0 6.7 6.7 0 0 1 13.4 0ZM3.3 10h13.4M10 3.3c2 2 2.8 4.2 2.8 6.7s-.8 4.7-2.8 6.7c-2-2-2.8-4.2-2.8-6.7S8 5.3 10 3.3Z';
