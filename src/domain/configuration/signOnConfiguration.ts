import * as v from 'valibot';
import { objectSchema } from './checkKeys';
import { baseUrlSchema } from './addressSchemas';
import { textSchema } from './textSchema';

const durationSchema = (unit: string) => {
  const rule = `must be a number of ${unit} above 0`;
  return v.pipe(v.number(rule), v.finite(rule), v.gtValue(0, rule));
};
const optionalTextSchema = v.optional(v.string('must be a text'));

const optionSchemas = {
  flow: optionalTextSchema,
  responseMode: optionalTextSchema,
  onLoad: optionalTextSchema,
  /** `false` turns PKCE off. */
  pkceMethod: v.optional(v.union([v.string(), v.literal(false)], 'must be a text or false')),
  checkLoginIframe: v.optional(v.boolean('must be true or false')),
  /** In seconds. */
  checkLoginIframeInterval: v.optional(durationSchema('seconds')),
  /** In milliseconds. */
  messageReceiveTimeout: v.optional(durationSchema('milliseconds')),
};

const realmSchema = objectSchema({
  /** Address of the server, without a final slash. */
  url: baseUrlSchema,
  realm: textSchema,
  clientId: textSchema,
  ...optionSchemas,
});

const providerSchema = objectSchema({
  /** Address of the provider, without a final slash. */
  oidcProvider: baseUrlSchema,
  clientId: textSchema,
  ...optionSchemas,
});

/** A sign-on server with the address and realm of a Keycloak server. */
export type RealmConfiguration = v.InferOutput<typeof realmSchema>;

/** A sign-on server with the address of an OpenID provider, which serves a discovery document. */
export type ProviderConfiguration = v.InferOutput<typeof providerSchema>;

/** The sign-on server, in one of the two ways of product 5.6. */
export type SignOnConfiguration = RealmConfiguration | ProviderConfiguration;

/** The schema of the key `identity`. The key `oidcProvider` distinguishes the two ways. */
export const signOnSchema = v.lazy((input): v.GenericSchema<unknown, SignOnConfiguration> =>
  (input as Partial<ProviderConfiguration> | null)?.oidcProvider === undefined
    ? realmSchema
    : providerSchema,
);
