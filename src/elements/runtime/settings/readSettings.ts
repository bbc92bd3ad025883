import { isJsonObject, objectSchema } from '../../../domain/configuration/checkKeys';
import { signOnSchema } from '../../../domain/configuration/signOnConfiguration';
import { kindOf, readKeys } from '../../../domain/configuration/readKeys';
import { settingSchemas } from '../../../domain/configuration/settingSchemas';
import type { ElementSettings } from './completeSettings';

/** The result of {@link readSettings}. */
export interface SettingsReading {
  /** The settings that can be used. */
  settings: ElementSettings;
  /** One sentence for each unknown or wrong key. */
  problems: string[];
}

const schemas = { ...settingSchemas, identity: signOnSchema };

/** Reads settings by the rules of `config.json`. Omits wrong keys and keeps the others. */
export function readSettings(provided: unknown): SettingsReading {
  if (!isJsonObject(provided)) {
    return {
      settings: {},
      problems: [`The settings must be an object, but are ${kindOf(provided)}.`],
    };
  }
  const settings: ElementSettings = {};
  const problems: string[] = [];
  for (const [key, value] of Object.entries(provided)) {
    if (value === undefined) continue;
    const schema = Object.hasOwn(schemas, key) ? schemas[key as keyof typeof schemas] : undefined;
    const reading = readKeys(objectSchema(schema ? { [key]: schema } : {}), { [key]: value });
    problems.push(...reading.problems);
    Object.assign(settings, reading.values);
  }
  return { settings, problems };
}
