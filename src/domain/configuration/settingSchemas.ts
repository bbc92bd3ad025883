import * as v from 'valibot';
import { readWebAddress } from '../addresses/webAddress';

// The message of each schema is a rule for operators: "The key "apiUrl" must be …".

const textRule = 'must be a text that is not blank';
const urnRule = 'must be 1 to 31 letters, digits or hyphens';
const emailRule = 'must be an e-mail address';
const pageSizeRule = 'must be a whole number of at least 2';

/** A text that is not blank, trimmed. */
export const textSchema = v.pipe(v.string(textRule), v.trim(), v.nonEmpty(textRule));

/** One piece of a URN: a colon or a blank would break every URN. */
const urnPieceSchema = v.pipe(v.string(urnRule), v.regex(/^[a-z0-9-]{1,31}$/i, urnRule));

const webAddressSchema = v.pipe(
  v.custom<string>((value) => !!readWebAddress(value), 'must be an http or https address'),
  v.trim(),
);

/** An address that paths are appended to. Final slashes are removed. */
export const baseUrlSchema = v.pipe(
  webAddressSchema,
  v.regex(/^[^?#]*$/, 'must be an address without "?" and "#"'),
  v.transform((address) => address.replace(/\/+$/, '')),
);

const emailSchema = v.pipe(v.string(emailRule), v.trim(), v.regex(/^[^\s@]+@[^\s@]+$/, emailRule));

const pageSizeSchema = v.pipe(
  v.number(pageSizeRule),
  v.safeInteger(pageSizeRule),
  v.minValue(2, pageSizeRule),
);

/** The schema of each key of `config.json`, but for `identity`. Absent keys get their default. */
export const settingSchemas = {
  productName: textSchema,
  testbedName: textSchema,
  urnNamespace: urnPieceSchema,
  urnProvider: urnPieceSchema,
  apiUrl: baseUrlSchema,
  portalUrl: baseUrlSchema,
  dashboardUrl: v.pipe(
    baseUrlSchema,
    v.transform((address) => `${address}/`),
  ),
  docsUrl: webAddressSchema,
  apiReferenceUrl: webAddressSchema,
  supportEmail: emailSchema,
  pageSize: v.optional(pageSizeSchema, 21),
  backgroundPageSize: v.optional(pageSizeSchema, 200),
  tokenStorage: v.optional(v.picklist(['local', 'memory'], 'must be "local" or "memory"'), 'local'),
  tokenTransport: v.optional(
    v.picklist(['query', 'header'], 'must be "query" or "header"'),
    'query',
  ),
};
