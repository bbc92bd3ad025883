import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import esbuild from 'rollup-plugin-esbuild';

import { scriptTarget } from '../browserFloor.mjs';
import { at, root } from '../root.mjs';

/** The module that keeps the styles of the elements. */
export const sheetModule = at('src/theme/sheet.ts');

/** Rollup plugin: sets `process.env.NODE_ENV`, and replaces other expressions. */
export function inMode(mode, replaced = {}) {
  return replace({
    preventAssignment: true,
    'process.env.NODE_ENV': JSON.stringify(mode),
    ...replaced,
  });
}

/** Rollup plugin: reads `.css.ts` modules. `identifiers` sets the format of class names. */
export function readStyles(identifiers = 'short') {
  return vanillaExtractPlugin({ cwd: root, identifiers });
}

/**
 * Rollup plugins: find modules and compile them. They use the browser versions of packages, for
 * Node as well, so that parsers do not need Node's modules.
 */
export function readModules(target = scriptTarget) {
  return [
    nodeResolve({ browser: true, extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] }),
    commonjs(),
    esbuild({ target, jsx: 'automatic' }),
  ];
}

/** Ignores warnings that do not concern our code. All others fail the build. */
export function onwarn(warning, tell) {
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
  if (warning.code === 'EMPTY_BUNDLE') return;
  // A warning about a dependency that has no source map (ownMapsPlugin).
  if (warning.code === 'SOURCEMAP_ERROR') return;
  tell(warning);
  throw new Error(`The build warns: ${warning.message}`);
}
