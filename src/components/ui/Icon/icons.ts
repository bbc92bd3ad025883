/** Icons of the card: one path each on a grid of 20, with a round stroke of 1.6. */
export const tagIcon =
  'M3.5 9V4.8c0-.7.6-1.3 1.3-1.3H9c.4 0 .7.1.9.4l6.2 6.2c.5.5.5 1.3 0 1.8l-4.2 4.2c-.5.5-1.3.5-1.8 0L3.9 9.9c-.3-.2-.4-.5-.4-.9ZM7 7h.01';
export const closedEyeIcon =
  'M2.8 8.2c1.7 2.5 4.1 3.9 7.2 3.9s5.5-1.4 7.2-3.9M4.9 10.9l-1.3 2M8 12l-.6 2.4M12 12l.6 2.4M15.1 10.9l1.3 2';
export const outwardIcon = 'M7 5.5h7.5V13M14.2 5.8 5.5 14.5';
export const branchIcon =
  'M7.8 5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Zm0 10a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Zm8-8a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0ZM6 6.8v6.4M14 8.8c0 2.4-2 3-4.4 3.2-2 .2-3.6.5-3.6 1.2';
