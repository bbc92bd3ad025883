import path from 'node:path';

/** The folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '../..');

/** An absolute path from one that starts at the checkout. */
export const at = (...parts) => path.join(root, ...parts);
