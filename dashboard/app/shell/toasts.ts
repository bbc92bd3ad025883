import { createToasts } from '../../../src/entries/components';

/** The notifications of the page. */
export const toasts = createToasts();
