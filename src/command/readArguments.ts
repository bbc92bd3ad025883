import { parseArgs } from 'node:util';
import { readWebAddress } from '../domain/addresses/webAddress';
import { isJsonObject } from '../domain/configuration/checkKeys';
import { splitSiteKeys } from '../domain/configuration/siteKeys';
import type { ElementSettings } from '../elements/runtime/settings/completeSettings';
import { readSettings } from '../elements/runtime/settings/readSettings';
import {
  staticFormats,
  type StaticKind,
  staticKinds,
  type StaticOptions,
} from '../static/renderStatic';
import { UsageError } from './usageError';
import { citationFormats } from '../domain/citation/citationFormats';
import { colorThemes } from '../domain/configuration/colorThemes';

/** The task of the command. */
export interface RenderRequest {
  kind: StaticKind;
  apiUrl: string;
  /** The artifact to print. Without it, there is a list. */
  id?: string;
  list?: { file: string; folder: string };
  sharingKey?: string;
  options: StaticOptions;
}

const text = { type: 'string' } as const;
const known = {
  api: text,
  id: text,
  list: text,
  out: text,
  format: text,
  theme: text,
  dashboard: text,
  config: text,
  'heading-level': text,
  version: text,
  text,
  'sharing-key': text,
  'include-key': { type: 'boolean' },
} as const;

/**
 * Reads the arguments after `render`. Throws a `UsageError`. `readFile` reads the configuration.
 */
export async function readArguments(
  args: string[],
  readFile: (file: string) => Promise<string>,
): Promise<RenderRequest> {
  const { values, positionals } = parse(args);
  const kind = oneOf('kind', positionals[0], staticKinds);
  if (!kind || positionals.length > 1) throw new UsageError('Say card, citation or badge.');
  const settings = values.config ? await readConfig(values.config, readFile) : {};
  if (values.api !== undefined) settings.apiUrl = address('api', values.api);
  if (values.dashboard !== undefined) {
    settings.dashboardUrl = `${address('dashboard', values.dashboard)}/`;
  }
  const { apiUrl } = settings;
  if (!apiUrl) throw new UsageError('The address of the catalogue is missing: --api URL.');
  const { id, list: file, out: folder } = values;
  if ((id === undefined) === (file === undefined)) {
    throw new UsageError('Say either --id ID or --list FILE.');
  }
  if ((file === undefined) !== (folder === undefined)) {
    throw new UsageError('--list FILE and --out FOLDER need each other.');
  }
  const sharingKey = values['sharing-key'];
  const level = oneOf('heading-level', values['heading-level'], ['1', '2', '3', '4', '5', '6']);
  return {
    kind,
    apiUrl,
    id: id?.trim(),
    list: file !== undefined && folder !== undefined ? { file, folder } : undefined,
    sharingKey,
    options: {
      settings,
      format: oneOf('format', values.format, staticFormats),
      theme: oneOf('theme', values.theme, colorThemes),
      headingLevel: level && (Number(level) as StaticOptions['headingLevel']),
      version: values.version,
      sharingKey: values['include-key'] ? sharingKey : undefined,
      ...(kind === 'badge'
        ? { badgeText: oneOf('text', values.text, ['doi', 'title']) }
        : { citationFormat: oneOf('text', values.text, citationFormats) }),
    },
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: known, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function oneOf<Value extends string>(
  name: string,
  value: string | undefined,
  values: readonly Value[],
): Value | undefined {
  const found = values.find((one) => one === value);
  if (value === undefined || found) return found;
  throw new UsageError(`"${value}" is not a ${name}: ${values.join(', ')}.`);
}

function address(name: string, value: string): string {
  const url = readWebAddress(value);
  if (!url || /[?#]/.test(url)) {
    throw new UsageError(`--${name} needs an http or https address without "?" and "#".`);
  }
  return url.replace(/\/+$/, '');
}

async function readConfig(
  file: string,
  readFile: (file: string) => Promise<string>,
): Promise<ElementSettings> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file));
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${String(error)}`);
  }
  const known = isJsonObject(json) ? splitSiteKeys(json).others : json;
  const { settings, problems } = readSettings(known);
  if (problems.length > 0) throw new UsageError(`${file}: ${problems.join(' ')}`);
  return settings;
}
