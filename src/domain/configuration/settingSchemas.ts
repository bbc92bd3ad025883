import * as v from 'valibot';
import { baseUrlSchema, webAddressSchema } from './addressSchemas';
import { fileHostSchema } from './fileHosts';
import { placeSchema } from './runElsewhere';
import { textSchema } from './textSchema';

// The message of each schema is a rule for operators: "The key "apiUrl" must be …".

const urnRule = 'must be 1 to 31 letters, digits or hyphens';
const emailRule = 'must be an e-mail address';
const hoursRule = 'must be a number of hours, 0 or more';
const pageSizeRule = 'must be a whole number of at least 2';

/** One piece of a URN: a colon or a space would break every URN. */
const urnPieceSchema = v.pipe(v.string(urnRule), v.regex(/^[a-z0-9-]{1,31}$/i, urnRule));

const readmeSchema = v.pipe(
  webAddressSchema,
  v.regex(
    /^\w+:\/\/[^/{]+\/(?=.*{owner})(?=.*{repository})(?=.*{ref})/,
    'must be an address with {owner}, {repository} and {ref} in its path',
  ),
);

const emailSchema = v.pipe(v.string(emailRule), v.trim(), v.regex(/^[^\s@]+@[^\s@]+$/, emailRule));

const pageSizeSchema = v.pipe(
  v.number(pageSizeRule),
  v.safeInteger(pageSizeRule),
  v.minValue(2, pageSizeRule),
);

const hoursSchema = v.pipe(v.number(hoursRule), v.finite(hoursRule), v.minValue(0, hoursRule));

/** The schema of each key of `config.json`, except `identity`. Absent keys get their default. */
export const settingSchemas = {
  /** The catalogue's name, for titles and citations. */
  productName: textSchema,
  /** The testbed's name, for the launch button. */
  testbedName: textSchema,
  /** The second piece of every URN of the catalogue. */
  urnNamespace: urnPieceSchema,
  /** The testbed's provider name in URNs. */
  urnProvider: urnPieceSchema,
  /** Base of the catalogue API, without a final slash. */
  apiUrl: baseUrlSchema,
  /** Base of the testbed's portal, without a final slash. */
  portalUrl: baseUrlSchema,
  /** Address of the dashboard, with exactly one final slash. */
  dashboardUrl: v.pipe(
    baseUrlSchema,
    v.transform((address) => `${address}/`),
  ),
  /** Address of the guide on how to add an artifact. */
  docsUrl: webAddressSchema,
  /** Address of the API reference. */
  apiReferenceUrl: webAddressSchema,
  /**
   * A code host that the catalogue imports from besides GitHub: repositories are at
   * `{codeHostUrl}/owner/repo`. Without a final slash.
   */
  codeHostUrl: v.optional(baseUrlSchema),
  /**
   * Where the scripts of the elements are (`dist/cdn`), for the embed code of the Share dialog:
   * `{widgetsUrl}/trovi.js`. Without a final slash.
   */
  widgetsUrl: v.optional(baseUrlSchema),
  /**
   * Where the README of a repository on GitHub or GitLab is: an address with `{owner}`,
   * `{repository}` and `{ref}`. Without it, no README is read.
   */
  readmeUrl: v.optional(readmeSchema),
  /** The code hosts whose files pages show. Without it, pages show no files. */
  fileHosts: v.optional(v.array(fileHostSchema, 'must be a list')),
  /**
   * The places where visitors can run a version besides the testbed. Without it, all known ones.
   */
  runElsewhere: v.optional(v.array(placeSchema, 'must be a list')),
  /** Whether the server of the dashboard has a badge and the exports of each public artifact. */
  publishingServer: v.optional(v.boolean('must be true or false')),
  /** E-mail address for users who need help. */
  supportEmail: emailSchema,
  /**
   * Number of artifacts in the first page of a list. At least 2, because pages overlap by one
   * artifact (contract/api 2.1).
   */
  pageSize: v.optional(pageSizeSchema, 21),
  /** Number of artifacts in every later page. At least 2. */
  backgroundPageSize: v.optional(pageSizeSchema, 200),
  /**
   * How long a returning visitor's stored catalogue is used without reading all of it again, in
   * hours. With 0, everything is read at each visit (decision 18).
   */
  catalogueMaxAgeHours: v.optional(hoursSchema, 24),
  /** Where tokens are stored: in local storage, or only in memory. */
  tokenStorage: v.optional(v.picklist(['local', 'memory'], 'must be "local" or "memory"'), 'local'),
  /** How the Trovi token is sent: in the query, as in the specification, or in a header. */
  tokenTransport: v.optional(
    v.picklist(['query', 'header'], 'must be "query" or "header"'),
    'query',
  ),
};
