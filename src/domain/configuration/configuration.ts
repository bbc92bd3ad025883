import { type IdentityConfiguration, readIdentity } from './identityConfiguration';
import {
  type JsonObject,
  isJsonObject,
  kindOf,
  reportUnknown,
  SettingsReader,
} from './settingsReader';

/**
 * What a deployment is told at run time by `config.json`, or an embedding page by `configure()`
 * (decision 3).
 */
export interface CatalogueConfiguration {
  /** The catalogue's name, in titles and citations. */
  productName: string;
  /** The testbed's name, on the launch button. */
  testbedName: string;
  /** Second piece of every URN of the catalogue. */
  urnNamespace: string;
  /** The testbed's provider name in URNs. */
  urnProvider: string;
  /** Base of the catalogue API, without a final slash. */
  apiUrl: string;
  /** Base of the testbed's portal, without a final slash. */
  portalUrl: string;
  /** Address of the dashboard, with exactly one final slash. */
  dashboardUrl: string;
  /** The sign-on server; without it everybody browses anonymously. */
  identity?: IdentityConfiguration;
  docsUrl: string;
  apiReferenceUrl: string;
  supportEmail: string;
  /**
   * Artifacts asked for in the first page of a list; at least 2, as pages overlap by one
   * (contract/api 2.1).
   */
  pageSize: number;
  /** Artifacts asked for in every later page; at least 2. */
  backgroundPageSize: number;
  /** Where tokens are kept: in local storage, or in memory alone. */
  tokenStorage: 'local' | 'memory';
  /** How the Trovi token travels: in the query as the spec says, or in a header. */
  tokenTransport: 'query' | 'header';
}

/** The outcome of {@link readConfiguration}. */
export interface ConfigurationReading {
  /** Absent if a needed key is missing or any key has a value that is not allowed. */
  configuration?: CatalogueConfiguration;
  /** One sentence for each unknown, missing or wrong key, for the operator to read. */
  problems: string[];
}

const knownKeys: readonly (keyof CatalogueConfiguration)[] = [
  'productName',
  'testbedName',
  'urnNamespace',
  'urnProvider',
  'apiUrl',
  'portalUrl',
  'dashboardUrl',
  'identity',
  'docsUrl',
  'apiReferenceUrl',
  'supportEmail',
  'pageSize',
  'backgroundPageSize',
  'tokenStorage',
  'tokenTransport',
];

/**
 * Checks a configuration and completes it: addresses with or without a final slash become uniform, page sizes and token
 * settings get their defaults (21, 200, `local`, `query`). Unknown keys are reported but stop nothing. Never throws.
 */
export function readConfiguration(json: unknown): ConfigurationReading {
  if (!isJsonObject(json)) {
    return { problems: [`The configuration must be an object, but is ${kindOf(json)}.`] };
  }
  const warnings = reportUnknown(json, knownKeys, '');
  const { configuration, problems } = readKnown(json);
  return { ...(configuration && { configuration }), problems: [...warnings, ...problems] };
}

function readKnown(json: JsonObject): ConfigurationReading {
  const settings = new SettingsReader(json);
  const identity = settings.nested('identity', readIdentity);
  const configuration: CatalogueConfiguration = {
    productName: settings.text('productName'),
    testbedName: settings.text('testbedName'),
    urnNamespace: settings.urnPiece('urnNamespace'),
    urnProvider: settings.urnPiece('urnProvider'),
    apiUrl: settings.baseUrl('apiUrl'),
    portalUrl: settings.baseUrl('portalUrl'),
    dashboardUrl: `${settings.baseUrl('dashboardUrl')}/`,
    ...(identity && { identity }),
    docsUrl: settings.url('docsUrl'),
    apiReferenceUrl: settings.url('apiReferenceUrl'),
    supportEmail: settings.email('supportEmail'),
    pageSize: settings.pageSize('pageSize', 21),
    backgroundPageSize: settings.pageSize('backgroundPageSize', 200),
    tokenStorage: settings.oneOf('tokenStorage', ['local', 'memory']),
    tokenTransport: settings.oneOf('tokenTransport', ['query', 'header']),
  };
  const { problems, hasErrors } = settings;
  return hasErrors ? { problems } : { configuration, problems };
}
