import { createToasts } from '../../src/entries/components';

/** The page's notifications. */
export const toasts = createToasts();
