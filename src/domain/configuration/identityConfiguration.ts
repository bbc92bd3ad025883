import * as v from 'valibot';
import { objectSchema } from './readKeys';
import { baseUrlSchema, textSchema } from './settingSchemas';

/** Optional settings of the sign-on client. An absent one has its default of product 9. */
export interface IdentityOptions {
  flow?: string;
  responseMode?: string;
  onLoad?: string;
  /** `false` turns PKCE off. */
  pkceMethod?: string | false;
  checkLoginIframe?: boolean;
  /** In seconds. */
  checkLoginIframeInterval?: number;
  /** In milliseconds. */
  messageReceiveTimeout?: number;
}

/** A sign-on server with the address and realm of a Keycloak server. */
export interface RealmIdentity extends IdentityOptions {
  /** Address of the server, without a final slash. */
  url: string;
  realm: string;
  clientId: string;
}

/** A sign-on server with the address of an OpenID provider, which serves a discovery document. */
export interface ProviderIdentity extends IdentityOptions {
  /** Address of the provider, without a final slash. */
  oidcProvider: string;
  clientId: string;
}

/** The sign-on server, in one of the two ways of product 5.6. */
export type IdentityConfiguration = RealmIdentity | ProviderIdentity;

const durationSchema = (unit: string) => {
  const rule = `must be a number of ${unit} above 0`;
  return v.pipe(v.number(rule), v.finite(rule), v.gtValue(0, rule));
};
const optionalTextSchema = v.optional(v.string('must be a text'));

const optionSchemas = {
  flow: optionalTextSchema,
  responseMode: optionalTextSchema,
  onLoad: optionalTextSchema,
  pkceMethod: v.optional(v.union([v.string(), v.literal(false)], 'must be a text or false')),
  checkLoginIframe: v.optional(v.boolean('must be true or false')),
  checkLoginIframeInterval: v.optional(durationSchema('seconds')),
  messageReceiveTimeout: v.optional(durationSchema('milliseconds')),
};

const realmSchema = objectSchema({
  url: baseUrlSchema,
  realm: textSchema,
  clientId: textSchema,
  ...optionSchemas,
});

const providerSchema = objectSchema({
  oidcProvider: baseUrlSchema,
  clientId: textSchema,
  ...optionSchemas,
});

/** The schema of the key `identity`. The key `oidcProvider` tells the two ways apart. */
export const identitySchema = v.lazy((input): v.GenericSchema<unknown, IdentityConfiguration> =>
  (input as Partial<ProviderIdentity> | null)?.oidcProvider === undefined
    ? realmSchema
    : providerSchema,
);
