import path from 'node:path';

/** The folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '..');

/** The absolute path of a file or folder in the checkout. */
export const at = (...parts) => path.join(root, ...parts);
