import { parseArgs } from 'node:util';

import type { RealmAddress } from './addresses';
import { SandboxFailure } from './sandboxFailure';
import { defaultRealm } from './signOn/realm';
import type { SandboxOptions } from './sandbox';

/** The options of `npm start`, each with the sentence that `--help` prints. */
const options = {
  port: {
    type: 'string',
    value: 'N',
    help: 'The port, 4000 by default. 0 takes any free port. With --split, the next three ports are used too.',
  },
  host: {
    type: 'string',
    value: 'NAME',
    help: 'The host name or address to listen on. The default, localhost, listens on both loopback addresses.',
  },
  data: {
    type: 'string',
    value: 'DIR',
    help: 'The folder for the database and the sample repositories, .sandbox by default.',
  },
  reset: {
    type: 'boolean',
    help: 'Deletes all data first, then starts with the sample artifacts.',
  },
  artifacts: {
    type: 'string',
    value: 'N',
    help: 'Generates artifacts until the catalogue has at least N of them, up to 1000000.',
  },
  split: {
    type: 'boolean',
    help: 'Gives the API, the sign-on server and the portal an origin each, as in production.',
  },
  identity: {
    type: 'string',
    value: 'URL',
    help: "Trusts this sign-on server instead of the sandbox's own, for example http://localhost:8080/realms/chameleon.",
  },
  dashboard: {
    type: 'string',
    value: 'DIR',
    help: 'The folder with the built dashboard, dist/dashboard by default.',
  },
  'dashboard-url': {
    type: 'string',
    value: 'URL',
    help: 'The address of a dashboard that another server serves. Sign-on and links lead back there.',
  },
  help: { type: 'boolean', short: 'h', help: 'Prints this list.' },
} as const;

/** The output of `--help`. */
export const usage = [
  'Usage: npm start -- [options]',
  '',
  ...Object.entries(options).map(([name, option]) => {
    const flag = 'value' in option ? `--${name} ${option.value}` : `--${name}`;
    return `  ${flag.padEnd(20)} ${option.help}`;
  }),
  '',
  'Environment variables:',
  '',
  '  SANDBOX_DATABASE_URL    A libSQL database to use instead of the file in the data folder.',
  '  SANDBOX_DATABASE_TOKEN  The token for that database.',
].join('\n');

const seeUsage = 'Run "npm start -- --help" for a list of the options.';

const mostArtifacts = 1_000_000;
const greatestPort = 65535;

/** Reads the command line. Throws a failure with exit code 2 if an option is unknown or wrong. */
export function readOptions(
  args: string[],
  environment: NodeJS.ProcessEnv,
): SandboxOptions | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const split = values.split ?? false;
  const url = environment.SANDBOX_DATABASE_URL;
  const token = environment.SANDBOX_DATABASE_TOKEN;
  return {
    port: readNumber('--port', values.port ?? '4000', split ? greatestPort - 3 : greatestPort),
    artifacts: readNumber('--artifacts', values.artifacts ?? '0', mostArtifacts),
    reset: values.reset ?? false,
    split,
    ...(values.host && { host: values.host }),
    ...(values.identity !== undefined && { identity: readIdentity(values.identity) }),
    ...(values.data && { dataFolder: values.data }),
    ...(values.dashboard && { dashboardFolder: values.dashboard }),
    ...(values['dashboard-url'] !== undefined && {
      dashboardUrl: readDashboardUrl(values['dashboard-url']),
    }),
    ...(url && { database: { url, ...(token && { token }) } }),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    // The rest of Node's message is advice that does not apply here.
    const [reason] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new SandboxFailure(`${reason}. ${seeUsage}`, 2);
  }
}

function readNumber(name: string, text: string, greatest: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  if (number <= greatest) return number;
  throw new SandboxFailure(
    `${name} must be a whole number from 0 to ${greatest}, not "${text}".`,
    2,
  );
}

/** Reads the address of a sign-on server. Without `/realms/…`, it means the default realm. */
function readIdentity(text: string): RealmAddress {
  const address = text.replace(/\/+$/, '');
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address) || /[?#]/.test(address)) {
    throw new SandboxFailure(`--identity must be the web address of a realm, not "${text}".`, 2);
  }
  const [, url, realm] = /^(.+)\/realms\/([^/]+)$/.exec(address) ?? [];
  return url === undefined || realm === undefined
    ? { url: address, realm: defaultRealm }
    : { url, realm: decodeURIComponent(realm) };
}

/** Reads the address of a dashboard elsewhere. Adds the final slash. */
function readDashboardUrl(text: string): string {
  if (/^https?:\/\//i.test(text) && URL.canParse(text) && !/[?#]/.test(text)) {
    return new URL(text.endsWith('/') ? text : `${text}/`).href;
  }
  throw new SandboxFailure(`--dashboard-url must be a web address, not "${text}".`, 2);
}
