import { isJsonObject } from './checkKeys';
import { type CatalogueConfiguration, configurationSchema } from './configuration';
import { kindOf, readKeys } from './readKeys';

/** The result of {@link readConfiguration}. */
export interface ConfigurationReading {
  /** Absent if a required key is missing or any key has a wrong value. */
  configuration?: CatalogueConfiguration;
  /** One sentence for each unknown, missing or wrong key, for the operator to read. */
  problems: string[];
}

/**
 * Checks a configuration and completes it: normalizes addresses, and sets page sizes and token
 * settings to their defaults (21, 200, `local`, `query`). Reports unknown keys, but accepts them.
 * Never throws.
 */
export function readConfiguration(json: unknown): ConfigurationReading {
  if (!isJsonObject(json)) {
    return { problems: [`The configuration must be an object, but is ${kindOf(json)}.`] };
  }
  const { values, problems } = readKeys(configurationSchema, json);
  return { ...(values && { configuration: values }), problems };
}
