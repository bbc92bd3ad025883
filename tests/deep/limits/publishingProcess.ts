import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import { freePort } from '../../freePort';

const root = path.resolve(import.meta.dirname, '../../..');

/** The built publishing server in a process of its own, which can be killed. */
export interface PublishingProcess {
  /** The address of the dashboard. */
  address: string;
  /** Bytes in use after a garbage collection. Workers count only for `rss`. */
  memory: () => Promise<NodeJS.MemoryUsage>;
  /** Bytes of the machine that it and its workers use, now. Linux only. */
  rss: () => Promise<number>;
  /** Asks it to stop (`SIGTERM`). Resolves when it has stopped. */
  stop: () => Promise<void>;
  /** Kills it, like a power cut. */
  kill: () => Promise<void>;
  /** Starts it again at the same address. */
  restart: () => Promise<void>;
}

/** Runs `npm run start:production` with rendered pages and previews until `work` ends. */
export async function withPublishingProcess(
  configuration: CatalogueConfiguration,
  work: (server: PublishingProcess) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trovi-publishing-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/dashboard/`;
  const file = path.join(folder, 'config.json');
  await writeFile(file, JSON.stringify({ ...configuration, dashboardUrl: address }));
  const args = ['--port', `${port}`, '--host', '127.0.0.1', '--config', file];
  let child = await start(args);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  const kill = () => end('SIGKILL');
  try {
    await work({
      address,
      kill,
      stop: () => end('SIGTERM'),
      async rss() {
        const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
        return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1]) * 1024;
      },
      async memory() {
        child.send('memory');
        const [usage] = (await once(child, 'message')) as [NodeJS.MemoryUsage];
        return usage;
      },
      async restart() {
        child = await start(args);
      },
    });
  } finally {
    await kill();
    await rm(folder, { recursive: true });
  }
}

/** Resolves when the server has printed its address. */
async function start(args: string[]): Promise<ChildProcess> {
  const main = path.join(import.meta.dirname, 'measuredServer.mjs');
  const child = fork(main, args, {
    cwd: root,
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Ctrl-C ends it.')) resolve();
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('exit', () => reject(new Error(`The server did not start: ${printed}`)));
  });
  return child;
}
