import * as v from 'valibot';
import { objectSchema } from './checkKeys';
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
