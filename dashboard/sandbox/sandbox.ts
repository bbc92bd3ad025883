import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';

import { getRequestListener } from '@hono/node-server';

import { addressesOf, type Addresses } from './addresses';
import { makeRepositories } from './codeHost/makeRepositories';
import { GitFailure } from './codeHost/runGit';
import { sampleRepositories } from './codeHost/sampleRepositories';
import { openDatabase, type Database, type DatabaseAddress } from './database/connection';
import { lockFolder, type FolderLock } from './database/folderLock';
import { dropTables, prepareDatabase } from './database/prepareDatabase';
import type { SeedData } from './database/seedData';
import { SandboxFailure } from './failure';
import { listen, type Listener } from './listener';
import { generateArtifacts } from './seeds/generateArtifacts';
import { seedArtifacts } from './seeds/seedArtifacts';
import { seedBadges } from './seeds/seedBadges';
import { seedTags } from './seeds/seedTags';
import { createSite, type Site } from './site';

export interface SandboxOptions {
  /** 4000 unless said otherwise; 0 is any free port. With `split`, the API takes the next port and the portal the third next. */
  port?: number;
  /** `localhost`, both loopback addresses, unless said otherwise. */
  host?: string;
  /** Where data and repositories are kept. */
  dataFolder?: string;
  /** Where the built dashboard is. */
  dashboardFolder?: string;
  /** A database elsewhere than in the data folder. */
  database?: DatabaseAddress;
  /** Artifacts to have at least. */
  artifacts?: number;
  /** Gives API and portal an origin each. */
  split?: boolean;
  /** Forgets the data first. */
  reset?: boolean;
  seeds?: SeedData;
  /** Told of errors that nobody foresaw. */
  report?: (error: unknown) => void;
}

export interface RunningSandbox {
  /** The origin of dashboard and code host. */
  origin: string;
  urls: Pick<Addresses, 'dashboard' | 'api' | 'portal'>;
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
  database?: Database;
  lock?: FolderLock;
}

/** Starts a sandbox. Fails with a SandboxFailure, and leaves the data alone, if port or data folder are in use. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const opened: Opened = { listeners: [] };
  const close = once(async () => {
    await Promise.all(opened.listeners.map((listener) => listener.close(patienceMs)));
    await opened.database?.close();
    await opened.lock?.release();
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
  const [main, api, portal] = await openListeners(options, opened);
  const addresses = addressesOf({ main: main.origin, api: api.origin, portal: portal.origin });

  opened.lock = await lockFolder(dataFolder);
  if (options.reset) await rm(gitFolder, { recursive: true, force: true });
  const database = await openData(options, dataFolder);
  opened.database = database;
  if (options.reset) await dropTables(database);
  const { seeds = ownSeeds, artifacts } = options;
  await prepareDatabase(database, { seeds, origin: addresses.origin, artifacts });
  const { repositories, warnings } = await openRepositories(gitFolder);

  const site = createSite({
    addresses,
    queries: database.queries,
    dashboardFolder: path.resolve(options.dashboardFolder ?? 'dist/dashboard'),
    gitFolder,
    repositories,
    report: options.report ?? writeToTerminal,
  });
  main.serve(answerWith(site.main));
  if (options.split) {
    api.serve(answerWith(site.api));
    portal.serve(answerWith(site.portal));
  }
  return { origin: addresses.origin, urls: addresses, warnings };
}

/** Takes the ports of dashboard, API and portal, which are one unless they are to be split. */
async function openListeners(
  { host = 'localhost', port = 4000, split }: SandboxOptions,
  opened: Opened,
) {
  const open = async (step: number) => {
    const listener = await listen(host, port === 0 ? 0 : port + step);
    opened.listeners.push(listener);
    return listener;
  };
  const main = await open(0);
  return split ? ([main, await open(1), await open(3)] as const) : ([main, main, main] as const);
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
  try {
    return await openDatabase({ url: `file:${file}` });
  } catch (error) {
    throw new SandboxFailure(`${(error as Error).message} With --reset, you begin with a new one.`);
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
