import { readFile } from 'node:fs/promises';
import { runRender } from './runRender';
import { usage } from './usage';
import { UsageError } from './usageError';

/** Ends with one line. Further errors of the same stream have nothing to add. */
process.stdout.once('error', ({ code }: NodeJS.ErrnoException) => {
  say(`The output cannot be written: ${code === 'EPIPE' ? 'its reader has closed it' : code}.`);
  process.stdout.on('error', () => {});
});
// Nobody reads the messages. The exit code still tells the outcome.
process.stderr.on('error', () => {
  process.exitCode = 1;
});
process.once('SIGINT', () => {
  say('Interrupted.');
  // `process.exit` would wait for a read from a pipe. Shells see code 130.
  process.kill(process.pid, 'SIGINT');
});

/** Reports problems in one line each. Any other error is a bug in this program. */
try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  say(`${error.message} See trovi-widgets --help.`);
}

async function run(args: string[]): Promise<void> {
  const [command, ...rest] = args;
  if (!command || args.includes('--help')) process.stdout.write(usage);
  else if (command === '--version' && rest.length === 0) {
    process.stdout.write(`${await ownVersion()}\n`);
  } else if (command === 'render') {
    const { output, problems } = await runRender(rest, (file) => readFile(file, 'utf8'));
    process.stdout.write(output);
    for (const problem of problems) say(problem);
  } else if (/^--version(=|$)/.test(command)) {
    throw new UsageError('--version takes no value and no command.');
  } else throw new UsageError(`There is no command "${command}".`);
}

/** The version in the `package.json` of the package that contains the command. */
async function ownVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Reports a problem in one line. */
function say(problem: string): void {
  process.exitCode = 1;
  process.stderr.write(`${problem.replace(/\s+/g, ' ').trim()}\n`);
}
