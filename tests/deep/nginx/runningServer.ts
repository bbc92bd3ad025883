import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The loopback addresses of `localhost`: IPv4, and IPv6 if available. */
export async function loopbackAddresses(): Promise<string[]> {
  const server = createServer();
  const hasBoth = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(0, '::1', () => resolve(true));
  });
  server.close();
  return hasBoth ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
}

/** Starts a web server and waits until it responds. Returns a function that stops it. */
export async function runServer(
  file: string,
  args: string[],
  address: string,
): Promise<() => Promise<void>> {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  let isOver = false;
  const over = once(child, 'exit').then(() => (isOver = true));
  while (!(await responds(address))) {
    if (isOver) throw new Error(`${file} did not start: ${said}`);
    await pause(50);
  }
  return async () => {
    if (!isOver) child.kill('SIGTERM');
    await over;
  };
}

/** The server's report on its configuration. Rejects if the server finds an error. */
export async function testConfiguration(file: string, args: string[]): Promise<string> {
  const { stdout, stderr } = await run(file, args);
  return stdout + stderr;
}

async function responds(address: string): Promise<boolean> {
  return fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
