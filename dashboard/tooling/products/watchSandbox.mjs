import { spawn } from 'node:child_process';

import { context } from 'esbuild';

import { hostOptions } from './buildHosts.mjs';
import { sandboxOptions } from './buildSandbox.mjs';
import { forgetProduct } from './products.mjs';
import { at } from '../root.mjs';

/** Runs the built sandbox as a process that can be replaced by a new one. */
function restartable(options) {
  let child;
  let args = options;
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  const start = async () => {
    await stop();
    child = spawn(
      process.execPath,
      ['--enable-source-maps', at('.build/sandbox/main.mjs'), ...args],
      {
        stdio: 'inherit',
        // A group of its own: Ctrl-C reaches it once, through us.
        detached: true,
      },
    );
    // Data are forgotten when development starts, not at every change.
    args = options.filter((option) => option !== '--reset');
  };
  return { start, stop };
}

/** Builds the sandbox, runs it, and does both again on every change of its sources. */
export async function watchSandbox(options) {
  forgetProduct('sandbox');
  const sandbox = restartable(options);
  const restart = {
    name: 'trovi-restart',
    setup(build) {
      build.onEnd(async ({ errors }) => {
        for (const { text, location } of errors) {
          console.error(location ? `${location.file}:${location.line}: ${text}` : text);
        }
        if (errors.length === 0) await sandbox.start();
      });
    },
  };
  const builders = [
    await context({ ...sandboxOptions(), plugins: [restart] }),
    ...(await Promise.all(hostOptions().map((options) => context(options)))),
  ];
  for (const builder of builders) await builder.watch();
  return {
    close: async () => {
      for (const builder of builders) await builder.dispose();
      await sandbox.stop();
    },
  };
}
