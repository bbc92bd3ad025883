import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { runCommand } from '../runCommand.mjs';

/** Whether the system is Debian or derived from it, and this process runs as root. */
export function canInstallFromDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * Runs apt-get, and tries again while another process holds the lock of dpkg. Returns whether it
 * succeeded.
 */
export async function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (let attempt = 1; ; attempt += 1) {
    const { code, errors } = await runCommand('apt-get', args, {
      capture: true,
      env,
      timeout: 600_000,
    });
    if (code === 0) return true;
    const isLocked = /could not get lock|unable to (?:acquire|lock)|is another process using it/i;
    if (!isLocked.test(errors) || attempt === 30) return false;
    await pause(5_000);
  }
}
