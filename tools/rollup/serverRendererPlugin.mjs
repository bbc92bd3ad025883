import { at } from '../root.mjs';

/**
 * Rollup plugin: takes of `react-dom/server` only the part that renders to a text. The other half,
 * which streams, is as large.
 */
export function serverRendererPlugin() {
  const file = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js';
  return {
    name: 'trovi-server-renderer',
    resolveId: (id) => (id === 'react-dom/server' ? at(file) : null),
  };
}
