import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

import { ServerFailure } from './serverFailure';

/**
 * Reads the command line of a script. Throws a failure with exit code 2 and the usage if it is
 * wrong.
 */
export function readCommandLine<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's message continues with advice that does not apply here.
    const [reason] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new ServerFailure(`${reason}. ${usage}`, 2);
  }
}

/**
 * Resolves a typed path against the user's folder, because npm runs scripts in the folder of the
 * package.
 */
export function typedPath(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

/** Runs a script. For an expected failure, prints only its message. */
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
