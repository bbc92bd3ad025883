import { readOnlyLoaders } from './readOnlyLoaders';
import { createAutoloader } from './runtime/createAutoloader';

/** The autoloader of the light build, which contains only the read-only elements. */
export const observe = createAutoloader(readOnlyLoaders);

if (typeof document !== 'undefined') observe(document);
