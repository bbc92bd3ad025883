import { parseArgs } from 'node:util';

import type { IdentityAddress } from './addresses';
import { SandboxFailure } from './failure';
import { defaultRealm } from './identity/realm';
import type { SandboxOptions } from './sandbox';

/** What the command line may say, as one line. */
export const usage =
  'Options: --port N, --host NAME, --reset, --artifacts N, --split, --identity URL, --data DIR, --dashboard DIR, --dashboard-url URL.';

const mostArtifacts = 1_000_000;
const greatestPort = 65535;

/** Reads the command line; fails with exit code 2 on what it does not know. `help` means that only the usage is wanted. */
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
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        identity: { type: 'string' },
        artifacts: { type: 'string' },
        data: { type: 'string' },
        dashboard: { type: 'string' },
        'dashboard-url': { type: 'string' },
        reset: { type: 'boolean' },
        split: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    // Node goes on with advice of its own, which is none here.
    const [reason] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new SandboxFailure(`${reason}. ${usage}`, 2);
  }
}

function readNumber(name: string, text: string, greatest: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  if (number <= greatest) return number;
  throw new SandboxFailure(`${name} must be a whole number up to ${greatest}, not "${text}".`, 2);
}

/** The address of a sign-on server, with its realm (`…/realms/name`) or without, which means the usual one. */
function readIdentity(text: string): IdentityAddress {
  const address = text.replace(/\/+$/, '');
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address) || /[?#]/.test(address)) {
    throw new SandboxFailure(`--identity must be the web address of a realm, not "${text}".`, 2);
  }
  const [, url, realm] = /^(.+)\/realms\/([^/]+)$/.exec(address) ?? [];
  return url === undefined || realm === undefined
    ? { url: address, realm: defaultRealm }
    : { url, realm: decodeURIComponent(realm) };
}

/** The address of a dashboard that another server serves, with a final slash. */
function readDashboardUrl(text: string): string {
  if (/^https?:\/\//i.test(text) && URL.canParse(text) && !/[?#]/.test(text)) {
    return new URL(text.endsWith('/') ? text : `${text}/`).href;
  }
  throw new SandboxFailure(`--dashboard-url must be a web address, not "${text}".`, 2);
}
