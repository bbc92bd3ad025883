import { readConfiguration } from '../../../domain/configuration/configuration';
import { isJsonObject, kindOf } from '../../../domain/configuration/settingsReader';
import { defaultSettings, type ElementSettings } from './completeSettings';

/** What {@link readSettings} found: what may be used, and a sentence for each key that may not. */
export interface SettingsReading {
  settings: ElementSettings;
  problems: string[];
}

const nowhere = 'https://unset.invalid';

/** What makes one key after another a whole configuration, by whose rules it is read. */
const complete = {
  ...defaultSettings,
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
