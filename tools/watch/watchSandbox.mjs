import { spawn } from 'node:child_process';

import { context } from 'esbuild';

import { hostOptions } from '../products/buildHosts.mjs';
import { sandboxOptions } from '../products/buildSandbox.mjs';
import { forgetProduct } from '../products/products.mjs';
import { at } from '../root.mjs';

/** Runs the built sandbox as a process, which can be restarted. */
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
        // A separate process group, so that it gets Ctrl-C only once, from us.
        detached: true,
      },
    );
    // `--reset` deletes the data when development starts, not at every change.
    args = options.filter((option) => option !== '--reset');
  };
  return { start, stop };
}

/** Builds and runs the sandbox, and rebuilds and restarts it on every change of its sources. */
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
