import { type CatalogueConfiguration, readConfiguration } from '../../domain/configuration';
import { isJsonObject, kindOf } from '../../domain/settingsReader';

/** What a page sets: the keys of `config.json`, as many of them as it likes. */
export type ElementSettings = Partial<CatalogueConfiguration>;

/** What {@link readSettings} found: what may be used, and a sentence for each key that may not. */
export interface SettingsReading {
  settings: ElementSettings;
  problems: string[];
}

const nowhere = 'https://unset.invalid';

/** What elements go on with where a page says nothing. Addresses that are not known are `''`. */
const defaults: CatalogueConfiguration = {
  productName: 'Trovi',
  testbedName: 'Chameleon',
  urnNamespace: 'trovi',
  urnProvider: 'chameleon',
  apiUrl: '',
  portalUrl: '',
  dashboardUrl: '',
  docsUrl: '',
  apiReferenceUrl: '',
  supportEmail: '',
  pageSize: 21,
  backgroundPageSize: 200,
  tokenStorage: 'local',
  tokenTransport: 'query',
};

/** What makes one key after another a whole configuration, by whose rules it is read. */
const complete = {
  ...defaults,
  apiUrl: nowhere,
  portalUrl: nowhere,
  dashboardUrl: nowhere,
  docsUrl: nowhere,
  apiReferenceUrl: nowhere,
  supportEmail: 'nobody@unset.invalid',
};

/** Reads settings by the rules of `config.json`, each key on its own: a wrong one costs no other. Never throws. */
export function readSettings(given: unknown): SettingsReading {
  if (!isJsonObject(given)) {
    return {
      settings: {},
      problems: [`The settings must be an object, but are ${kindOf(given)}.`],
    };
  }
  const settings: ElementSettings = {};
  const problems: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const reading = readConfiguration({ ...complete, [key]: value });
    problems.push(...reading.problems);
    const read = reading.configuration as Readonly<Record<string, unknown>> | undefined;
    if (read && key in read) Object.assign(settings, { [key]: read[key] });
  }
  return { settings, problems };
}

/** The whole configuration, from settings of which later ones go before earlier ones. */
export function completeSettings(...settings: ElementSettings[]): CatalogueConfiguration {
  return Object.assign({ ...defaults }, ...settings) as CatalogueConfiguration;
}
