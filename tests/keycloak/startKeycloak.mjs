import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { PlainError } from '../../tools/plainly.mjs';

const patienceMs = 300_000;

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function responds(address) {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Starts Keycloak with a realm on a free port, below `/auth` like the testbed's. Deletes its data
 * at the end. Returns the realm's address. `stop` ends only the processes started here.
 */
export async function startKeycloak({ folder, java, realm, log }) {
  const port = await freePort();
  mkdirSync(path.join(folder, 'data/import'), { recursive: true });
  writeFileSync(path.join(folder, 'data/import/realm.json'), JSON.stringify(realm, null, 2));
  const args = [
    path.join(folder, 'bin/kc.sh'),
    'start-dev',
    '--import-realm',
    '--db=dev-mem',
    '--cache=local',
    '--http-host=127.0.0.1',
    `--http-port=${port}`,
    '--http-relative-path=/auth',
    `--hostname=http://localhost:${port}/auth`,
  ];
  const child = spawn('sh', args, {
    env: { ...process.env, JAVA: java, JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx768m' },
    // A process group, so that Java ends with the script that starts it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk) => (output = `${output}${chunk}`.slice(-20_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const signal = (name) => {
    try {
      process.kill(-child.pid, name);
    } catch {
      // The process has already ended.
    }
  };
  const stop = async () => {
    signal('SIGTERM');
    const isOver = await Promise.race([ended.then(() => true), pause(15_000, false)]);
    if (!isOver) signal('SIGKILL');
    await ended;
  };

  const address = `http://localhost:${port}/auth/realms/${realm.realm}`;
  const started = performance.now();
  log('Starting Keycloak …');
  while (!(await responds(`${address}/.well-known/openid-configuration`))) {
    if (child.exitCode !== null || performance.now() - started > patienceMs) {
      await stop();
      throw new PlainError(`Keycloak did not start. It said at last:\n${output}`);
    }
    await pause(500);
  }
  log(`Keycloak answers at ${address}`);
  return { address, stop };
}
