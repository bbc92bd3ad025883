import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';

import { getRequestListener } from '@hono/node-server';

import { addressesOf, type Addresses, type IdentityAddress } from './addresses';
import { startMigrationWorker, type MigrationWorker } from './api/migration/migrationWorker';
import { createTroviTokens } from './api/tokens/troviTokens';
import { createClock } from './switches/clock';
import { makeRepositories } from './codeHost/makeRepositories';
import { GitFailure } from './codeHost/runGit';
import { sampleRepositories } from './codeHost/samples/sampleRepositories';
import { openDatabase, type Database, type DatabaseAddress } from './database/connection';
import { lockDatabase, lockFolder, type DataLock } from './database/dataLock';
import { inspectDatabase } from './database/inspectDatabase';
import { dropTables, prepareDatabase } from './database/prepareDatabase';
import type { SeedData } from './database/seeding/seedData';
import { SandboxFailure } from './failure';
import { createIdentityServer } from './identity/identityServer';
import { createLifetimes } from './switches/lifetimes';
import { listen, type Listener } from './listener';
import { createMigrationSettings } from './switches/migrationSettings';
import { generateArtifacts } from './seeds/generated/generateArtifacts';
import { seedArtifacts } from './seeds/seedArtifacts';
import { seedBadges } from './seeds/seedBadges';
import { seedTags } from './seeds/seedTags';
import { createSite, type Site } from './site';

export interface SandboxOptions {
  /** 4000 unless said otherwise; 0 is any free port. With `split`, API, sign-on server and portal take the next three. */
  port?: number;
  /** `localhost`, both loopback addresses, unless said otherwise. */
  host?: string;
  /** Where data and repositories are kept. */
  dataFolder?: string;
  /** Where the built dashboard is. */
  dashboardFolder?: string;
  /** Where the built files for script tags are. */
  widgetsFolder?: string;
  /** Where the built applications of the host pages are. */
  hostsFolder?: string;
  /** A database elsewhere than in the data folder. */
  database?: DatabaseAddress;
  /** Artifacts to have at least. */
  artifacts?: number;
  /** Gives API, sign-on server and portal an origin each; that of the sign-on server is another site. */
  split?: boolean;
  /** A sign-on server to trust instead of the sandbox's own. */
  identity?: IdentityAddress;
  /** Where another server serves the dashboard, with a final slash: signing on leads back there, and links do too. */
  dashboardUrl?: string;
  /** Where repositories to import are that the code host does not have; GitHub unless said otherwise. */
  foreignHost?: string;
  /** Forgets the data first. */
  reset?: boolean;
  seeds?: SeedData;
  /** Told of errors that nobody foresaw. */
  report?: (error: unknown) => void;
}

export interface RunningSandbox {
  /** The origin of dashboard and code host. */
  origin: string;
  urls: Pick<Addresses, 'dashboard' | 'api' | 'portal' | 'identity' | 'realm'>;
  /** What does not work on this machine, one sentence each. */
  warnings: string[];
  /** Finishes running calls for up to two seconds, then ends. */
  close(): Promise<void>;
}

const patienceMs = 2000;

const ownSeeds: SeedData = {
  artifacts: seedArtifacts,
  tags: seedTags,
  badges: seedBadges,
  generate: generateArtifacts,
};

/** What is open, to be closed in this order: calls come to their end before the data are shut. */
interface Opened {
  listeners: Listener[];
  migrations?: MigrationWorker;
  database?: Database;
  locks: DataLock[];
}

/** Starts a sandbox. Fails with a SandboxFailure, and leaves the data alone, if port or data folder are in use. */
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
  const gitFolder = path.join(dataFolder, 'git');
  // Ports come first: whoever does not get them has touched nothing.
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
    // Looked at first: beside a file of something else not even a lock is left.
    await inspectDatabase(options.database);
    opened.locks.push(await lockDatabase(options.database));
  }
  if (options.reset) await rm(gitFolder, { recursive: true, force: true });
  const database = await openData(options, dataFolder);
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
      : createIdentityServer({
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
  main.serve(answerWith(site.main));
  if (options.split) {
    api.serve(answerWith(site.api));
    portal.serve(answerWith(site.portal));
    signOn.serve(answerWith(site.identity));
  }
  return { origin: addresses.origin, urls: addresses, warnings };
}

/**
 * Takes the ports of dashboard, API, sign-on server and portal, which are one unless they are to be split. Then the
 * sign-on server is on 127.0.0.1 where the rest is on localhost: another site, as in production.
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

function answerWith(app: Site['main']): RequestListener {
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request, response) => void answer(request, response);
}

function writeToTerminal(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
}

/** Opens the database; the file in the data folder is thrown away first if the data are to be forgotten. */
async function openData(
  { database, reset }: SandboxOptions,
  dataFolder: string,
): Promise<Database> {
  if (database) return openDatabase(database);
  const file = path.join(dataFolder, 'sandbox.db');
  const files = [file, `${file}-wal`, `${file}-shm`];
  if (reset) await Promise.all(files.map((name) => rm(name, { force: true })));
  const address = { url: `file:${file}` };
  try {
    await inspectDatabase(address);
    return await openDatabase(address);
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
