import { type JsonObject, reportUnknown, SettingsReader } from './settingsReader';

/**
 * What may be set for signing on besides the server; each has the default of product 9 where it
 * is absent.
 */
export interface IdentityOptions {
  flow?: string;
  responseMode?: string;
  onLoad?: string;
  /** `false` turns PKCE off. */
  pkceMethod?: string | false;
  checkLoginIframe?: boolean;
  /** Seconds. */
  checkLoginIframeInterval?: number;
  /** Milliseconds. */
  messageReceiveTimeout?: number;
}

/** A sign-on server named by address and realm. */
export interface RealmIdentity extends IdentityOptions {
  /** Without a final slash. */
  url: string;
  realm: string;
  clientId: string;
}

/** A sign-on server named by the address of its OpenID provider, below which its discovery document lies. */
export interface ProviderIdentity extends IdentityOptions {
  /** Without a final slash. */
  oidcProvider: string;
  clientId: string;
}

/** The sign-on server, in one of the two ways of product 5.6. */
export type IdentityConfiguration = RealmIdentity | ProviderIdentity;

const optionKeys: readonly (keyof IdentityOptions)[] = [
  'flow',
  'responseMode',
  'onLoad',
  'pkceMethod',
  'checkLoginIframe',
  'checkLoginIframeInterval',
  'messageReceiveTimeout',
];
const realmKeys: readonly string[] = ['url', 'realm', 'clientId', ...optionKeys];
const providerKeys: readonly string[] = ['oidcProvider', 'clientId', ...optionKeys];

/** Checks the shape of `identity`; unknown keys are reported, missing and wrong ones leave no value. */
export function readIdentity(json: JsonObject): {
  value?: IdentityConfiguration;
  problems: string[];
} {
  const settings = new SettingsReader(json, 'identity.');
  const byProvider = settings.has('oidcProvider');
  const warnings = reportUnknown(json, byProvider ? providerKeys : realmKeys, 'identity.');
  const server = byProvider
    ? { oidcProvider: settings.baseUrl('oidcProvider'), clientId: settings.text('clientId') }
    : {
        url: settings.baseUrl('url'),
        realm: settings.text('realm'),
        clientId: settings.text('clientId'),
      };
  const value: IdentityConfiguration = { ...server, ...readOptions(settings) };
  const problems = [...warnings, ...settings.problems];
  return settings.hasErrors ? { problems } : { value, problems };
}

function readOptions(settings: SettingsReader): IdentityOptions {
  const options: IdentityOptions = {
    flow: settings.optional('flow', isText, 'must be a text'),
    responseMode: settings.optional('responseMode', isText, 'must be a text'),
    onLoad: settings.optional('onLoad', isText, 'must be a text'),
    pkceMethod: settings.optional('pkceMethod', isPkceMethod, 'must be a text or false'),
    checkLoginIframe: settings.optional('checkLoginIframe', isBoolean, 'must be true or false'),
    checkLoginIframeInterval: settings.optional(
      'checkLoginIframeInterval',
      isDuration,
      'must be a number of seconds above 0',
    ),
    messageReceiveTimeout: settings.optional(
      'messageReceiveTimeout',
      isDuration,
      'must be a number of milliseconds above 0',
    ),
  };
  // A key that is present but undefined would replace a default when options are merged.
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isPkceMethod(value: unknown): value is string | false {
  return value === false || isText(value);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isDuration(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
