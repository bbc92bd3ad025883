import { accessSync, constants } from 'node:fs';
import path from 'node:path';

import { aptGet, canInstallFromDebian } from '../../../dashboard/tooling/browser/aptGet.mjs';
import { PlainError } from '../../../dashboard/tooling/plainly.mjs';

/** Debian keeps servers where only root's PATH leads. */
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
 * A web server of this machine, by the name of its program; as root on Debian and its kin it is installed if it is missing,
 * as an ordinary package, without being started. Fails with what to install where there is none.
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

/** The servers that these tests run, by the variables in which the tests look for them. */
export async function findServers(log = console.log) {
  const TROVI_NGINX = await findServer('nginx', 'nginx', log);
  const TROVI_APACHE = await findServer('apache2', 'apache2', log);
  log(`Servers: ${TROVI_NGINX}, ${TROVI_APACHE}`);
  return { TROVI_NGINX, TROVI_APACHE };
}
