import { rmSync } from 'node:fs';

import { build } from 'esbuild';

import { scriptTarget } from '../browserFloor.mjs';
import { PlainError } from '../plainly.mjs';
import { at } from '../root.mjs';

const sources = at('sandbox/embed/frameworks/inPage');

/** React 18 is installed under another name. */
const olderReact = { react: 'react-18', 'react-dom': 'react-dom-18' };

/** The esbuild options of the host pages that use a framework, one set per page. */
export function hostOptions() {
  return [
    hostOption('react-18', 'react18.tsx', { alias: olderReact }),
    hostOption('react-19', 'react19.tsx'),
    hostOption('vue', 'vue.ts', {
      define: {
        'process.env.NODE_ENV': '"production"',
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    }),
  ];
}

function hostOption(name, file, options) {
  return {
    entryPoints: { [name]: `${sources}/${file}` },
    outdir: at('.build/hosts'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: scriptTarget,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    ...options,
  };
}

/** Builds the scripts of the sandbox's host pages into `.build/hosts`. */
export async function buildHosts() {
  rmSync(at('.build/hosts'), { recursive: true, force: true });
  try {
    for (const options of hostOptions()) await build(options);
  } catch (error) {
    throw new PlainError(`The host pages cannot be built: ${error.message}`);
  }
}
