import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startSandbox, type RunningSandbox, type SandboxOptions } from '../sandbox';
import { sampleRepositories } from '../../tests/sampleRepositories';
import { afterTests } from './endings';

/** A folder that is deleted after the tests of the file. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trovi-sandbox-'));
  afterTests(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a sandbox on a free port with its own data. Stops it after the tests of the file. */
export async function aSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const dataFolder = options.dataFolder ?? (await aFolder());
  const sandbox = await startSandbox({
    port: 0,
    gitFolder: sampleRepositories,
    ...options,
    dataFolder,
  });
  afterTests(() => sandbox.close());
  return sandbox;
}
