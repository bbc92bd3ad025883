import { SandboxFailure } from './sandboxFailure';
import { demoAccounts } from './signOn/accounts/demoAccounts';
import { readOptions, usage } from './sandboxOptions';
import { startSandbox } from './sandbox';

const echoMs = 500;

/** Runs `npm start`. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') return console.log(usage);
  const starting = startSandbox(options);
  let askedAt: number | undefined;
  const stop = () => {
    if (askedAt !== undefined) {
      // npm forwards a Ctrl-C that the terminal has already sent. A later Ctrl-C ends the process
      // at once.
      if (performance.now() - askedAt > echoMs) process.exit(1);
      return;
    }
    askedAt = performance.now();
    void starting.then((sandbox) => sandbox.close()).then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  const sandbox = await starting;
  for (const warning of sandbox.warnings) console.log(warning);
  console.log(`
  Dashboard   ${sandbox.urls.dashboard}
  API         ${sandbox.urls.api}
  Portal      ${sandbox.urls.portal}
  Identity    ${sandbox.urls.realm}
  Code host   ${sandbox.origin}/git/
  Widgets     ${sandbox.origin}/widgets/trovi.js
  Host pages  ${sandbox.origin}/embed/
${options.identity ? '' : accountLines()}
  Ctrl-C ends it.`);
}

/** One line for each demo account, for people and programs to read. */
function accountLines(): string {
  const lines = demoAccounts.map(
    ({ username, password, may }) => `account ${username} ${password} ${may}\n`,
  );
  return `\n${lines.join('')}`;
}

function fail(error: unknown): void {
  console.error(error instanceof SandboxFailure ? error.message : error);
  process.exit(error instanceof SandboxFailure ? error.exitCode : 1);
}

main().catch(fail);
