import { at } from '../root.mjs';

/**
 * Rollup plugin: only includes the part of `react-dom/server` that renders to a string. The other
 * half, which streams, is equally large.
 */
export function serverRendererPlugin() {
  const file = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js';
  return {
    name: 'trovi-server-renderer',
    resolveId: (id) => (id === 'react-dom/server' ? at(file) : null),
  };
}
