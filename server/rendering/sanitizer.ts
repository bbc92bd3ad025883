import createSanitizer from 'dompurify';

import { sanitizerWindow } from './setUp';

/** DOMPurify with a window of its own. The build puts it in place of the package. */
// eslint-disable-next-line no-restricted-syntax -- as the package does
export default createSanitizer(sanitizerWindow);
