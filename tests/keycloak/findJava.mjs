import { existsSync } from 'node:fs';
import path from 'node:path';

import { aptGet, canInstallFromDebian } from '../../tools/browser/aptGet.mjs';
import { PlainError } from '../../tools/plainly.mjs';
import { runCommand } from '../../tools/runCommand.mjs';

/** The lowest Java version that Keycloak supports. */
const oldestJava = 17;

/** The major version of this Java, or undefined if it does not exist. */
async function versionOf(java) {
  const { code, output, errors } = await runCommand(java, ['-version'], { capture: true });
  const version = /version "(\d+)/.exec(`${output}${errors}`)?.[1];
  return code === 0 && version ? Number(version) : undefined;
}

async function findGoodJava() {
  const home = process.env.JAVA_HOME;
  const candidates = [...(home ? [path.join(home, 'bin/java')] : []), 'java'];
  for (const java of candidates) {
    const version = await versionOf(java);
    if (version !== undefined && version >= oldestJava) return { java, version };
  }
  return undefined;
}

/** Finds a Java for Keycloak in `JAVA_HOME` or the path, or installs it as root on Debian. */
export async function findJava(log) {
  const found = await findGoodJava();
  if (found) return found;
  if (canInstallFromDebian()) {
    log('Installing Java with apt-get …');
    await aptGet(['update']);
    await aptGet(['install', '-y', '--no-install-recommends', 'default-jdk-headless']);
    const installed = await findGoodJava();
    if (installed) return installed;
  }
  throw new PlainError(
    `Keycloak needs Java ${oldestJava} or newer: install a JDK, or set JAVA_HOME to one.`,
  );
}

/** Finds Maven, which downloads Keycloak, in the path, or installs it as root on Debian. */
export async function findMaven(log) {
  const isThere = async () =>
    (await runCommand('mvn', ['--version'], { capture: true })).code === 0;
  if (await isThere()) return 'mvn';
  if (canInstallFromDebian()) {
    log('Installing Maven with apt-get …');
    await aptGet(['update']);
    await aptGet(['install', '-y', '--no-install-recommends', 'maven']);
    if (existsSync('/usr/bin/mvn') && (await isThere())) return 'mvn';
  }
  throw new PlainError('Keycloak is fetched by Maven: install it, so that `mvn` is on the path.');
}
