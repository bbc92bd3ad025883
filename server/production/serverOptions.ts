import { readCommandLine, typedPath } from '../commandLine';
import { ServerFailure } from '../serverFailure';
import { policyOptions, policyUsage, readPolicyChoices } from '../policy/readPolicyChoices';
import { checkBasePath } from './basePath';
import type { ProductionOptions } from './productionServer';

/** The command-line options, as one line. */
export const usage = `Options: --port N, --host NAME, --base /path/, --config FILE, --log, ${policyUsage}.`;

const greatestPort = 65535;

/**
 * Reads the command line. Throws a failure with exit code 2 if it is wrong. Returns `help` if only
 * the usage is requested.
 */
export function readOptions(args: string[]): Omit<ProductionOptions, 'folder'> | 'help' {
  const { values } = readCommandLine(
    {
      args,
      options: {
        ...policyOptions,
        port: { type: 'string' },
        host: { type: 'string' },
        base: { type: 'string' },
        config: { type: 'string' },
        log: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    },
    usage,
  );
  if (values.help) return 'help';
  const { port = '8080', host, base, config, log } = values;
  return {
    port: readPort(port),
    ...(host && { host }),
    ...(base !== undefined && { base: checkBasePath(base, '--base') }),
    ...(config !== undefined && { configurationFile: typedPath(config) }),
    ...(log && { log: (line: string) => void process.stdout.write(line) }),
    choices: readPolicyChoices(values),
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= greatestPort) return port;
  throw new ServerFailure(`--port must be a whole number up to ${greatestPort}, not "${text}".`, 2);
}
