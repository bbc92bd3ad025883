import { existsSync } from 'node:fs';

import { build } from 'esbuild';

import { scriptTarget } from '../browserFloor.mjs';

/**
 * Rollup plugin of the dashboard: compiles a script on its own and emits it as `first-….js`.
 * `pagePlugin` links it, so that it runs without waiting for the modules of the entry.
 */
export function firstScriptPlugin({ input, isDevelopment }) {
  return {
    name: 'trovi-first-script',

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
      this.emitFile({ type: 'asset', name: 'first.js', source: outputFiles[0].text });
    },
  };
}
