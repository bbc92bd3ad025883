import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { at } from '../../tools/root.mjs';

const base = '/dashboard/';
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the built dashboard as files, like any web server, until `work(address)` ends. */
export async function withStaticHost(configuration, work) {
  const folder = at('dist/dashboard');
  const read = (name) => {
    if (name === 'config.json') return configuration;
    const file = path.join(folder, name);
    const isFile = file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile();
    return isFile ? readFileSync(file) : undefined;
  };
  const server = createServer(({ url }, response) => {
    const name = new URL(url, 'http://localhost').pathname.slice(base.length);
    const found = read(name);
    const type = found ? types[path.extname(name)] : types['.html'];
    response.setHeader('content-type', type ?? 'application/octet-stream');
    response.setHeader('cache-control', 'no-cache');
    response.end(found ?? read('index.html'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${server.address().port}${base}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Runs the built publishing server in a process of its own until `work(address)` ends. */
export async function withPublishingServer(configuration, work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'trovi-bench-'));
  const file = path.join(folder, 'config.json');
  writeFileSync(file, configuration);
  const args = ['--host', '127.0.0.1', '--port', '0', '--config', file];
  const child = spawn(process.execPath, [at('.build/server/main.mjs'), ...args], { cwd: at('.') });
  try {
    return await work(await printedAddress(child));
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  }
}

function printedAddress(child) {
  let printed = '';
  return new Promise((resolve, reject) => {
    const take = (chunk) => {
      printed += chunk;
      const [, address] = /Dashboard +(http\S+)/.exec(printed) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', () => reject(new Error(`The server did not start: ${printed}`)));
  });
}
