import { readOnlyLoaders } from './readOnlyLoaders';
import { createAutoloader } from './runtime/createAutoloader';

/**
 * Loads the code of the elements that appear in a root; the document is observed already. Call it with each shadow root of yours
 * that holds elements of this library. Returns the function that stops it.
 */
export const observe = createAutoloader(readOnlyLoaders);

if (typeof document !== 'undefined') observe(document);
