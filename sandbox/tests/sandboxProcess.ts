import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { build } from 'esbuild';
import { expect } from 'vitest';

import { afterTests } from './endings';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Bundles the sandbox like `npm start`, into a folder that is deleted after the tests of the file.
 */
export async function bundleSandbox(): Promise<string> {
  // Inside the project, so that Node finds its packages.
  await mkdir(path.join(root, '.build'), { recursive: true });
  const outdir = await mkdtemp(path.join(root, '.build', 'sandbox-test-'));
  afterTests(() => rm(outdir, { recursive: true, force: true }));
  await build({
    entryPoints: [path.join(root, 'sandbox/main.ts')],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  });
  return path.join(outdir, 'main.mjs');
}

/** A sandbox in its own process. */
export interface SandboxProcess {
  child: ChildProcess;
  /** Its output so far, of both streams. */
  printed(): string;
  /** The address that it printed. */
  address(name: 'Dashboard' | 'API' | 'Identity'): string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

const running = new Set<ChildProcess>();

/** Runs the bundled sandbox. */
export function runSandbox(
  main: string,
  args: string[],
  environment: Record<string, string> = {},
): SandboxProcess {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, ...environment },
  });
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    child,
    printed: () => output,
    address: (name) => new RegExp(`${name} +(http\\S+)`).exec(output)?.[1] ?? '',
    ended: new Promise((resolve) => {
      child.once('close', (code, signal) => {
        running.delete(child);
        resolve(code ?? signal);
      });
    }),
  };
}

/** Waits until a sandbox reports that it is ready. */
export async function untilReady(sandbox: SandboxProcess): Promise<SandboxProcess> {
  await expect
    .poll(() => sandbox.printed(), { timeout: 60_000, interval: 20 })
    .toContain('Ctrl-C ends it.');
  return sandbox;
}

/** Ends processes that a failed test left. */
export function endProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}
