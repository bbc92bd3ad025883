import { existsSync } from 'node:fs';

import { build } from 'esbuild';

import { scriptTarget } from '../browserFloor.mjs';

/**
 * Rollup plugin for the dashboard: compiles a script separately and emits it under this name with a
 * hash. `pagePlugin` links `first-….js`, so that it runs without waiting for the entry's modules.
 */
export function firstScriptPlugin({ input, name, isDevelopment }) {
  return {
    name: `trovi-${name}-script`,

    buildStart() {
      this.addWatchFile(input);
    },

    async generateBundle() {
      if (!existsSync(input)) return;
      const { outputFiles } = await build({
        entryPoints: [input],
        bundle: true,
        write: false,
        format: 'iife',
        minify: !isDevelopment,
        target: scriptTarget,
      });
      this.emitFile({ type: 'asset', name: `${name}.js`, source: outputFiles[0].text });
    },
  };
}
