import { createToasts } from '../../src/components/ui/Toaster/toasts';

/** The page's notifications. */
export const toasts = createToasts();
