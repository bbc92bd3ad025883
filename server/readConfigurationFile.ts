import { readFile } from 'node:fs/promises';

import { describeJsonError } from '../dashboard/configuration/describeJsonError';
import {
  readSiteConfiguration,
  type SiteConfiguration,
} from '../dashboard/configuration/siteConfiguration';
import { ServerFailure } from './serverFailure';
import { serverOf } from './policy/contentPolicy';

/** A valid `config.json` on disk. */
export interface ConfigurationFile {
  configuration: SiteConfiguration;
  /** The unchanged bytes of the file. */
  bytes: Buffer;
  /** One line for each unknown key, with the name of the file. */
  remarks: string[];
}

/** Reads a `config.json` as the dashboard does. Throws a failure that lists the problems. */
export async function readConfigurationFile(file: string): Promise<ConfigurationFile> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new ServerFailure(
      error.code === 'ENOENT'
        ? `There is no file ${file}. \`npm run build -- dashboard\` makes dist/dashboard with a config.json to change.`
        : `${file} cannot be read: ${error.message}.`,
    );
  });
  const { configuration, problems } = readSiteConfiguration(parse(file, bytes));
  if (!configuration) throw new ServerFailure([`${file} does not do:`, ...problems].join('\n'));
  const { apiUrl, portalUrl, identity, logoUrl, errorReportUrl } = configuration;
  const optional = [identity && serverOf(identity), logoUrl, errorReportUrl];
  const addresses = [apiUrl, portalUrl, ...optional.filter((address) => address !== undefined)];
  const odd = addresses.find((address) => !namable.test(new URL(address).origin));
  const remarks = problems.map((problem) => `${file}: ${problem}`);
  if (odd === undefined) return { configuration, bytes, remarks };
  throw new ServerFailure(`${file} does not do:\nNo policy can hold the host of "${odd}".`);
}

/** Hosts can contain characters that would end a source or a directive of a policy. */
const namable = /^https?:\/\/([\w.-]+|\[[\d:a-f]+\])(:\d+)?$/;

function parse(file: string, bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ServerFailure(describeJsonError(file, text));
  }
}
