/**
 * Puts React into a separate chunk: it rarely changes, so browsers keep it cached. Its server
 * renderer loads with the code that needs it.
 */
export const reactChunk = (id) =>
  /node_modules\/(react|react-dom|scheduler)\/(?!cjs\/react-dom-server)/.test(id)
    ? 'react'
    : undefined;
