import * as v from 'valibot';
import { type IdentityConfiguration, identitySchema } from './identityConfiguration';
import { isJsonObject, kindOf, objectSchema, readKeys } from './readKeys';
import { settingSchemas } from './settingSchemas';

/** The settings of a deployment, from `config.json` or from `configure()` (decision 3). */
export interface CatalogueConfiguration {
  /** The catalogue's name, for titles and citations. */
  productName: string;
  /** The testbed's name, for the launch button. */
  testbedName: string;
  /** The second piece of every URN of the catalogue. */
  urnNamespace: string;
  /** The testbed's provider name in URNs. */
  urnProvider: string;
  /** Base of the catalogue API, without a final slash. */
  apiUrl: string;
  /** Base of the testbed's portal, without a final slash. */
  portalUrl: string;
  /** Address of the dashboard, with exactly one final slash. */
  dashboardUrl: string;
  /** The sign-on server. Without it, nobody can sign in. */
  identity?: IdentityConfiguration;
  /** Address of the guide on how to add an artifact. */
  docsUrl: string;
  /** Address of the API reference. */
  apiReferenceUrl: string;
  /** E-mail address for users who need help. */
  supportEmail: string;
  /**
   * Number of artifacts in the first page of a list. At least 2, because pages overlap by one
   * artifact (contract/api 2.1).
   */
  pageSize: number;
  /** Number of artifacts in every later page. At least 2. */
  backgroundPageSize: number;
  /** Where tokens are stored: in local storage, or only in memory. */
  tokenStorage: 'local' | 'memory';
  /** How the Trovi token is sent: in the query, as in the specification, or in a header. */
  tokenTransport: 'query' | 'header';
}

/** The outcome of {@link readConfiguration}. */
export interface ConfigurationReading {
  /** Absent if a required key is missing or any key has a wrong value. */
  configuration?: CatalogueConfiguration;
  /** One sentence for each unknown, missing or wrong key, for the operator to read. */
  problems: string[];
}

const configurationSchema = objectSchema({
  identity: v.optional(identitySchema),
  ...settingSchemas,
});

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
