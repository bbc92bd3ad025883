import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

import { ServerFailure } from './failure';

/** Reads the command line of a script; fails with exit code 2 and the usage on what it does not know. */
export function readCommandLine<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node goes on with advice of its own, which is none here.
    const [reason] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new ServerFailure(`${reason}. ${usage}`, 2);
  }
}

/** A path as the person who typed it means it: npm runs scripts in the folder of the package. */
export function typedPath(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

/** Runs a script; a failure that was foreseen is told in its own words. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isForeseen = error instanceof ServerFailure;
    const text = isForeseen ? error.message : String((error as Error).stack ?? error);
    process.stderr.write(`${text}\n`);
    process.exit(isForeseen ? error.exitCode : 1);
  }
}
