import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../../freePort';
import { loopbackAddresses, runServer } from './runningServer';
import {
  type Deployment,
  putRelease,
  writeApacheConfiguration,
  writeNginxConfiguration,
  writeProxyConfiguration,
} from './samples';

const root = path.resolve(import.meta.dirname, '../../..');

/** The built dashboard. */
export const dist = path.join(root, 'dist/dashboard');

/** Creates a folder with a deployment while `work` runs. Unprivileged servers can read it. */
export async function withDeployment(
  base: string,
  work: (deployment: Deployment & { address: string }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trovi-served-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const listen = await loopbackAddresses();
  try {
    await work({ folder, base, port, listen, address: `http://localhost:${port}${base}` });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Serves a deployment with the real nginx. Returns a function that stops it. */
export async function startNginx(deployment: Deployment & { address: string }) {
  const file = await writeNginxConfiguration(deployment);
  return runServer(serverFile('TROVI_NGINX'), ['-c', file], deployment.address);
}

/** Runs the real nginx in front of a publishing server. Returns a function that stops it. */
export async function startProxy(
  deployment: Omit<Deployment, 'base'> & { address: string },
  serverPort: number,
) {
  const file = await writeProxyConfiguration(deployment, serverPort);
  return runServer(serverFile('TROVI_NGINX'), ['-c', file], deployment.address);
}

/** The same with the real Apache. */
export async function startApache(deployment: Deployment & { address: string }) {
  const file = await writeApacheConfiguration(deployment);
  return runServer(serverFile('TROVI_APACHE'), ['-X', '-f', file], deployment.address);
}

/** Installs the built dashboard with a configuration. */
export function putDist({ folder, base }: Deployment, configuration: string): Promise<void> {
  return putRelease(path.join(folder, 'site'), dist, configuration, base);
}

function serverFile(variable: string): string {
  const file = process.env[variable];
  if (!file)
    throw new Error(`\`npm run test:deep -- nginx\` finds the server: ${variable} is not set.`);
  return file;
}
