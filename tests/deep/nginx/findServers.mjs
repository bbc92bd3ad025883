import { accessSync, constants } from 'node:fs';
import path from 'node:path';

import { aptGet, canInstallFromDebian } from '../../../tools/browser/aptGet.mjs';
import { PlainError } from '../../../tools/plainly.mjs';

/** Debian installs servers in folders that only root's PATH contains. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

function programOnPath(name) {
  return folders
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * Finds a web server by the name of its program. As root on Debian it installs a missing one as an
 * ordinary package without starting it. Otherwise it fails and names the package.
 */
async function findServer(program, debianPackage, log) {
  const found = programOnPath(program);
  if (found) return found;
  if (canInstallFromDebian()) {
    log(`Installing ${debianPackage} with apt-get …`);
    await aptGet(['update']);
    await aptGet(['install', '-y', '--no-install-recommends', debianPackage]);
    const installed = programOnPath(program);
    if (installed) return installed;
  }
  throw new PlainError(
    `These tests need a real ${program} and found none. Install it (Debian: apt-get install ${debianPackage}).`,
  );
}

/** The servers of these tests, by the environment variables that name them. */
export async function findServers(log = console.log) {
  const TROVI_NGINX = await findServer('nginx', 'nginx', log);
  const TROVI_APACHE = await findServer('apache2', 'apache2', log);
  log(`Servers: ${TROVI_NGINX}, ${TROVI_APACHE}`);
  return { TROVI_NGINX, TROVI_APACHE };
}
