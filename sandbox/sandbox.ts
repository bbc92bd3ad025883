import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';

import { getRequestListener } from '@hono/node-server';

import { addressesOf, type Addresses, type RealmAddress } from './addresses';
import { startMigrationWorker, type MigrationWorker } from './api/migration/migrationWorker';
import { createTroviTokens } from './api/tokens/troviTokens';
import { createClock } from './switches/clock';
import { makeRepositories } from './codeHost/makeRepositories';
import { GitFailure } from './codeHost/runGit';
import { sampleRepositories } from './codeHost/samples/sampleRepositories';
import {
  openDatabase,
  type CheckStatement,
  type Database,
  type DatabaseAddress,
} from './database/connection';
import { lockDatabase, lockFolder, type DataLock } from './database/dataLock';
import { inspectDatabase } from './database/inspectDatabase';
import { dropTables, prepareDatabase } from './database/prepareDatabase';
import type { SeedData } from './database/seeding/seedData';
import { SandboxFailure } from './sandboxFailure';
import { createSignOnServer } from './signOn/signOnServer';
import { createEmojiRefusal } from './switches/emojiRefusal';
import { createLifetimes } from './switches/lifetimes';
import { listen, type Listener } from './listener';
import { createMigrationSettings } from './switches/migrationSettings';
import { generateArtifacts } from './seeds/generated/generateArtifacts';
import { seedArtifacts } from './seeds/seedArtifacts';
import { seedBadges } from './seeds/seedBadges';
import { seedTags } from './seeds/seedTags';
import { createSite, type Site } from './site';

export interface SandboxOptions {
  /**
   * The port, 4000 by default. 0 takes any free port. With `split`, the API, the sign-on server and
   * the portal take the next three.
   */
  port?: number;
  /** The host, `localhost` by default: both loopback addresses. */
  host?: string;
  /** The folder for the database and the repositories. */
  dataFolder?: string;
  /**
   * The folder of the sample repositories. Several sandboxes can share one, because none of them
   * changes a repository. @default `git` in the data folder
   */
  gitFolder?: string;
  /** The folder of the built dashboard. */
  dashboardFolder?: string;
  /** The folder of the built files for script tags. */
  widgetsFolder?: string;
  /** The folder of the built host-page applications. */
  hostsFolder?: string;
  /** A database outside the data folder. */
  database?: DatabaseAddress;
  /** The minimum number of artifacts. */
  artifacts?: number;
  /**
   * Gives the API, the sign-on server and the portal an origin each. The sign-on server is on
   * another site.
   */
  split?: boolean;
  /** A sign-on server to trust instead of the sandbox's own. */
  identity?: RealmAddress;
  /**
   * The address of a dashboard on another server, with a final slash. Sign-on and links return
   * there.
   */
  dashboardUrl?: string;
  /** The host of repositories that the code host does not have. @default 'https://github.com' */
  foreignHost?: string;
  /** Deletes the data first. */
  reset?: boolean;
  seeds?: SeedData;
  /** Receives every unexpected error. */
  report?: (error: unknown) => void;
}

export interface RunningSandbox {
  /** The origin of the dashboard and the code host. */
  origin: string;
  urls: Pick<Addresses, 'dashboard' | 'api' | 'portal' | 'identity' | 'realm'>;
  /** The features that do not work on this machine, in one sentence each. */
  warnings: string[];
  /** Lets running calls finish for up to two seconds, then ends. */
  close(): Promise<void>;
}

const patienceMs = 2000;

const ownSeeds: SeedData = {
  artifacts: seedArtifacts,
  tags: seedTags,
  badges: seedBadges,
  generate: generateArtifacts,
};

/** What is open. Close it in this order: calls must end before the data are closed. */
interface Opened {
  listeners: Listener[];
  migrations?: MigrationWorker;
  database?: Database;
  locks: DataLock[];
}

/**
 * Starts a sandbox. If a port or the data folder is in use, throws a SandboxFailure and leaves the
 * data alone.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const opened: Opened = { listeners: [], locks: [] };
  const close = once(async () => {
    await Promise.all(opened.listeners.map((listener) => listener.close(patienceMs)));
    await opened.migrations?.stop();
    await opened.database?.close();
    for (const lock of opened.locks) await lock.release();
  });
  try {
    return { ...(await start(options, opened)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function start(
  options: SandboxOptions,
  opened: Opened,
): Promise<Omit<RunningSandbox, 'close'>> {
  const dataFolder = path.resolve(options.dataFolder ?? '.sandbox');
  const gitFolder = options.gitFolder ?? path.join(dataFolder, 'git');
  // Take the ports first: if that fails, no data are touched.
  const { main, api, signOn, portal } = await openListeners(options, opened);
  const origins = {
    main: main.origin,
    api: api.origin,
    identity: signOn.origin,
    portal: portal.origin,
  };
  const addresses = addressesOf(origins, options);

  opened.locks.push(await lockFolder(dataFolder));
  if (options.database) {
    // Inspect it first, so that no lock file is left next to a foreign database.
    await inspectDatabase(options.database);
    opened.locks.push(await lockDatabase(options.database));
  }
  if (options.reset && !options.gitFolder) await rm(gitFolder, { recursive: true, force: true });
  const emoji = createEmojiRefusal();
  const database = await openData(options, dataFolder, emoji.check);
  opened.database = database;
  if (options.reset) await dropTables(database);
  const { seeds = ownSeeds, artifacts } = options;
  await prepareDatabase(database, { seeds, origin: addresses.origin, artifacts });
  const report = options.report ?? writeToTerminal;
  const time = { clock: createClock(), lifetimes: createLifetimes() };
  const { api: apiAddress, dashboard } = addresses;
  const [{ repositories, warnings }, tokens, identity] = await Promise.all([
    openRepositories(gitFolder),
    createTroviTokens({ database, api: apiAddress, ...time }),
    options.identity
      ? undefined
      : createSignOnServer({
          database,
          address: addresses.identity.url,
          dashboard,
          report,
          ...time,
        }),
  ]);
  const migrationSettings = createMigrationSettings();
  const migrations = startMigrationWorker({ database, settings: migrationSettings, report });
  opened.migrations = migrations;
  const site = createSite({
    addresses,
    database,
    ...time,
    migrationSettings,
    emoji,
    migrations,
    tokens,
    identity,
    dashboardFolder: path.resolve(options.dashboardFolder ?? 'dist/dashboard'),
    widgetsFolder: path.resolve(options.widgetsFolder ?? 'dist/cdn'),
    hostsFolder: path.resolve(options.hostsFolder ?? '.build/hosts'),
    gitFolder,
    repositories,
    foreignHost: options.foreignHost ?? 'https://github.com',
    report,
  });
  main.serve(respondWith(site.main));
  if (options.split) {
    api.serve(respondWith(site.api));
    portal.serve(respondWith(site.portal));
    signOn.serve(respondWith(site.identity));
  }
  return { origin: addresses.origin, urls: addresses, warnings };
}

/**
 * Takes the ports of the dashboard, the API, the sign-on server and the portal. Without `split`
 * they share one. With it, the sign-on server is on 127.0.0.1 where the rest is on localhost:
 * another site, as in production.
 */
async function openListeners(
  { host = 'localhost', port = 4000, split }: SandboxOptions,
  opened: Opened,
) {
  const open = async (step: number, name = host) => {
    const listener = await listen(name, port === 0 ? 0 : port + step);
    opened.listeners.push(listener);
    return listener;
  };
  const main = await open(0);
  if (!split) return { main, api: main, signOn: main, portal: main };
  const api = await open(1);
  const signOn = await open(2, host === 'localhost' ? '127.0.0.1' : host);
  return { main, api, signOn, portal: await open(3) };
}

function respondWith(app: Site['main']): RequestListener {
  const respond = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request, response) => void respond(request, response);
}

function writeToTerminal(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
}

/** Opens the database. With `reset`, deletes the file in the data folder first. */
async function openData(
  { database, reset }: SandboxOptions,
  dataFolder: string,
  check: CheckStatement,
): Promise<Database> {
  if (database) return openDatabase(database, check);
  const file = path.join(dataFolder, 'sandbox.db');
  const files = [file, `${file}-wal`, `${file}-shm`];
  if (reset) await Promise.all(files.map((name) => rm(name, { force: true })));
  const address = { url: `file:${file}` };
  try {
    await inspectDatabase(address);
    return await openDatabase(address, check);
  } catch (error) {
    throw new SandboxFailure(
      `${(error as Error).message} Choose another folder with --data, or throw the file away with --reset.`,
    );
  }
}

async function openRepositories(folder: string) {
  try {
    await makeRepositories(folder, sampleRepositories);
    return { repositories: sampleRepositories, warnings: [] };
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    const warning = `There are no sample repositories and no git lookups. ${error.message}`;
    return { repositories: [], warnings: [warning] };
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}
