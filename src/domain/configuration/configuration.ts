import * as v from 'valibot';
import { checkKeys, isJsonObject, objectSchema } from './checkKeys';
import { signOnSchema } from './signOnConfiguration';
import { settingSchemas } from './settingSchemas';

/** The schema of `config.json`. */
export const configurationSchema = objectSchema({
  /** The sign-on server. Without it, nobody can sign in. */
  identity: v.optional(signOnSchema),
  ...settingSchemas,
});

/** The settings of a deployment, from `config.json` or from `configure()` (decision 3). */
export type CatalogueConfiguration = v.InferOutput<typeof configurationSchema>;

/**
 * Completes a configuration like `readConfiguration`, without words for problems. `isExact` says
 * that there is none.
 */
export function checkConfiguration(json: unknown): {
  configuration?: CatalogueConfiguration;
  isExact: boolean;
} {
  if (!isJsonObject(json)) return { isExact: false };
  const { values, unknownKeys } = checkKeys(configurationSchema, json);
  return { configuration: values, isExact: values !== undefined && unknownKeys.length === 0 };
}
