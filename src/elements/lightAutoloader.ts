import { readOnlyLoaders } from './readOnlyLoaders';
import { createAutoloader } from './runtime/createAutoloader';

/** The autoloader of the light build, which holds the elements that only show something. */
export const observe = createAutoloader(readOnlyLoaders);

if (typeof document !== 'undefined') observe(document);
