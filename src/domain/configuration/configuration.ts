import * as v from 'valibot';
import { identitySchema } from './identityConfiguration';
import { isJsonObject, kindOf, objectSchema, readKeys } from './readKeys';
import { settingSchemas } from './settingSchemas';

const configurationSchema = objectSchema({
  /** The sign-on server. Without it, nobody can sign in. */
  identity: v.optional(identitySchema),
  ...settingSchemas,
});

/** The settings of a deployment, from `config.json` or from `configure()` (decision 3). */
export type CatalogueConfiguration = v.InferOutput<typeof configurationSchema>;

/** The outcome of {@link readConfiguration}. */
export interface ConfigurationReading {
  /** Absent if a required key is missing or any key has a wrong value. */
  configuration?: CatalogueConfiguration;
  /** One sentence for each unknown, missing or wrong key, for the operator to read. */
  problems: string[];
}

/**
 * Checks a configuration and completes it: gives addresses one form, and page sizes and token
 * settings their defaults (21, 200, `local`, `query`). Reports unknown keys, but accepts them.
 * Never throws.
 */
export function readConfiguration(json: unknown): ConfigurationReading {
  if (!isJsonObject(json)) {
    return { problems: [`The configuration must be an object, but is ${kindOf(json)}.`] };
  }
  const { values, problems } = readKeys(configurationSchema, json);
  return { ...(values && { configuration: values }), problems };
}
