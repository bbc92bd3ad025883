import { rmSync } from 'node:fs';

import { build } from 'esbuild';

import { buildHosts } from './buildHosts.mjs';
import { PlainError } from '../plainly.mjs';
import { at } from '../root.mjs';

/** The esbuild options: `main.mjs` runs the sandbox, `sandbox.mjs` lets tests start their own. */
export function sandboxOptions() {
  return {
    entryPoints: {
      main: at('sandbox/main.ts'),
      sandbox: at('sandbox/sandbox.ts'),
    },
    outdir: at('.build/sandbox'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'silent',
  };
}

/** Builds the sandbox into `.build/sandbox`, and the scripts of its host pages. */
export async function buildSandbox() {
  rmSync(at('.build/sandbox'), { recursive: true, force: true });
  try {
    await build(sandboxOptions());
  } catch (error) {
    throw new PlainError(`The sandbox cannot be built: ${error.message}`);
  }
  await buildHosts();
}
