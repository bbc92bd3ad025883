import * as v from 'valibot';
import { readWebAddress } from '../addresses/webAddress';

/** An http or https address. */
export const webAddressSchema = v.pipe(
  v.custom<string>((value) => !!readWebAddress(value), 'must be an http or https address'),
  v.trim(),
);

/** An address that paths are appended to. Final slashes are removed. */
export const baseUrlSchema = v.pipe(
  webAddressSchema,
  v.regex(/^[^?#]*$/, 'must be an address without "?" and "#"'),
  v.transform((address) => address.replace(/\/+$/, '')),
);
