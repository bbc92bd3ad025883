import { readWebAddress } from '../domain/addresses/webAddress';
import { isJsonObject } from '../domain/configuration/checkKeys';
import { splitSiteKeys } from '../domain/configuration/siteKeys';
import type { ElementSettings } from '../elements/runtime/settings/completeSettings';
import { readSettings } from '../elements/runtime/settings/readSettings';
import { staticFormats, type StaticKind, type StaticOptions } from '../static/renderStatic';
import { parseOptions } from './parseOptions';
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

/**
 * Reads the arguments after `render`. Throws a `UsageError`. `readFile` reads the configuration.
 */
export async function readArguments(
  args: string[],
  readFile: (file: string) => Promise<string>,
): Promise<RenderRequest> {
  const { kind, values } = parseOptions(args);
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
  const format = oneOf('format', values.format, staticFormats);
  if (values['include-key']) {
    if (!sharingKey) throw new UsageError('--include-key needs --sharing-key KEY.');
    const hasPlace = kind === 'card' ? settings.dashboardUrl : false;
    if (!hasPlace && format !== 'declarative-shadow-dom') {
      throw new UsageError('--include-key has no effect on HTML without links to the dashboard.');
    }
  }
  const level = oneOf('heading-level', values['heading-level'], ['1', '2', '3', '4', '5', '6']);
  return {
    kind,
    apiUrl,
    id: id?.trim(),
    list: file !== undefined && folder !== undefined ? { file, folder } : undefined,
    sharingKey,
    options: {
      settings,
      format,
      theme: oneOf('theme', values.theme, colorThemes),
      headingLevel: level && (Number(level) as StaticOptions['headingLevel']),
      version: values['artifact-version'],
      sharingKey: values['include-key'] ? sharingKey : undefined,
      ...(kind === 'badge'
        ? { badgeText: oneOf('text', values.text, ['doi', 'title']) }
        : { citationFormat: oneOf('text', values.text, citationFormats) }),
    },
  };
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
    throw new UsageError(`${file} cannot be read as JSON: ${(error as Error).message}.`);
  }
  const known = isJsonObject(json) ? splitSiteKeys(json).others : json;
  const { settings, problems } = readSettings(known);
  if (problems.length > 0) throw new UsageError(`${file}: ${problems.join(' ')}`);
  return settings;
}
