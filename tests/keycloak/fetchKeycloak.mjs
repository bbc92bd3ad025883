import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

import { PlainError } from '../../tools/plainly.mjs';
import { runCommand } from '../../tools/runCommand.mjs';

import { findMaven } from './findJava.mjs';

const artifact = 'org.keycloak:keycloak-quarkus-dist';
const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1';

/** The folder of downloaded servers, outside the checkout. */
const cache = path.join(
  process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'),
  'trovi-widgets/keycloak',
);

/** Sorts versions such as `26.7.3`, newest last. */
function byVersion(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const place = left.findIndex((number, index) => number !== right[index]);
  return place < 0 ? 0 : left[place] - (right[place] ?? 0);
}

/** The subfolders with a version as their name. */
function versionsIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d+(\.\d+)*$/.test(name))
    .sort(byVersion);
}

async function runMaven(log, goal, settings) {
  const maven = await findMaven(log);
  const repository = path.join(cache, 'maven');
  const args = ['-q', '-B', `-Dmaven.repo.local=${repository}`, `${plugin}:${goal}`];
  return runCommand(maven, [...args, ...settings], {
    capture: true,
    cwd: cache,
    timeout: 900_000,
  });
}

/** Unpacks a version into a temporary folder and moves it when it is complete. */
async function unpack(log, version) {
  const aside = mkdtempSync(path.join(cache, 'unpacking-'));
  try {
    const { code, output } = await runMaven(log, 'unpack', [
      `-Dartifact=${artifact}:${version}:zip`,
      `-DoutputDirectory=${aside}`,
    ]);
    if (code !== 0) throw new PlainError(`Keycloak ${version} could not be unpacked.\n${output}`);
    renameSync(path.join(aside, `keycloak-${version}`), path.join(cache, version));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/**
 * Returns the unpacked newest Keycloak of Maven Central, or the one that `KEYCLOAK_VERSION` names.
 * Without a network it returns the newest downloaded one.
 */
export async function fetchKeycloak(log) {
  mkdirSync(cache, { recursive: true });
  const wanted = process.env.KEYCLOAK_VERSION ?? 'RELEASE';
  if (!existsSync(path.join(cache, wanted))) {
    log(`Asking Maven for ${artifact}:${wanted} …`);
    const settings = [`-Dartifact=${artifact}:${wanted}:zip`, '-Dtransitive=false'];
    const { code, output } = await runMaven(log, 'get', settings);
    const fetched = versionsIn(path.join(cache, 'maven/org/keycloak/keycloak-quarkus-dist'));
    const version = wanted === 'RELEASE' ? fetched.at(-1) : wanted;
    if (code === 0 && version && !existsSync(path.join(cache, version))) await unpack(log, version);
    if (code !== 0 && versionsIn(cache).length === 0) {
      throw new PlainError(`Keycloak could not be fetched.\n${output}`);
    }
  }
  const version = wanted === 'RELEASE' ? versionsIn(cache).at(-1) : wanted;
  const folder = path.join(cache, version ?? '');
  if (!version || !existsSync(folder)) throw new PlainError(`There is no Keycloak ${wanted}.`);
  return { folder, version };
}
