import terser from '@rollup/plugin-terser';

/**
 * Rollup plugin: minifies. React gets smaller if functions are not inlined into their only caller.
 */
export function minify() {
  const minifier = (compress) =>
    terser({ module: true, ecma: 2020, compress: { passes: 3, inline: 1, ...compress } });
  const [own, react] = [minifier(), minifier({ reduce_funcs: false })];
  return {
    name: 'trovi-minify',
    renderChunk(code, chunk, ...rest) {
      const { renderChunk } = chunk.name === 'react' ? react : own;
      return renderChunk.call(this, code, chunk, ...rest);
    },
    closeBundle: () => Promise.all([own, react].map((one) => one.closeBundle?.())),
  };
}
