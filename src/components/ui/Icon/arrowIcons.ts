/** Icons of directions: one path each, on a grid of 20, with a round stroke of 1.6. */
export const upIcon = 'M10 16V4.5M5.5 9 10 4.5 14.5 9';
export const downIcon = 'M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5';
export const previousIcon = 'M12 5.5 7.5 10l4.5 4.5';
export const nextIcon = 'm8 5.5 4.5 4.5L8 14.5';
export const forwardIcon = 'M4 10h12m-4.5-4.5L16 10l-4.5 4.5';
export const outwardIcon = 'M7 5.5h7.5V13M14.2 5.8 5.5 14.5';
export const unfoldIcon = 'm6 8 4 4 4-4';
/** Six dots: a handle to drag by. */
export const gripIcon =
  'M8 5a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Zm5 0a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Zm-5 5a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Zm5 0a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Zm-5 5a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Zm5 0a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Z';
