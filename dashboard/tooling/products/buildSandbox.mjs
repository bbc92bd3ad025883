import { rmSync } from 'node:fs';

import { build } from 'esbuild';

import { buildHosts } from './buildHosts.mjs';
import { PlainError } from '../plainly.mjs';
import { at } from '../root.mjs';

/** The settings of esbuild: `main.mjs` runs the sandbox, `sandbox.mjs` lets tests start one of their own. */
export function sandboxOptions() {
  return {
    entryPoints: {
      main: at('dashboard/sandbox/main.ts'),
      sandbox: at('dashboard/sandbox/sandbox.ts'),
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

/** Builds the sandbox into `.build/sandbox`, and the applications of its host pages beside it. */
export async function buildSandbox() {
  rmSync(at('.build/sandbox'), { recursive: true, force: true });
  try {
    await build(sandboxOptions());
  } catch (error) {
    throw new PlainError(`The sandbox does not build: ${error.message}`);
  }
  await buildHosts();
}
