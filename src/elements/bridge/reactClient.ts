import { createRoot as createReactRoot } from 'react-dom/client';

/**
 * The `createRoot` of React. Throws an error if the page has replaced `Function.prototype.bind`
 * with one that passes on one argument only, as MooTools does. React would start, and never update.
 */
export function createRoot(container: Element) {
  const second = (_first: unknown, last: unknown) => last;
  if (!second.bind(null, false, true)())
    throw new Error('A script of the page has replaced Function.prototype.bind.');
  return createReactRoot(container);
}
