import * as v from 'valibot';

import { isJsonObject, objectSchema } from '../../src/domain/configuration/checkKeys';
import type { CatalogueConfiguration } from '../../src/domain/configuration/configuration';
import { readConfiguration } from '../../src/domain/configuration/readConfiguration';
import { readKeys } from '../../src/domain/configuration/readKeys';
import { webAddressSchema } from '../../src/domain/configuration/addressSchemas';
import { textSchema } from '../../src/domain/configuration/textSchema';
import { type SiteKey, splitSiteKeys } from '../../src/domain/configuration/siteKeys';
import { readInstant } from './readInstant';

const linkRule = 'must be an http, https or mailto address';
const untilRule = 'must be a date like 2026-12-31 or 2026-12-31T18:00:00Z';
const switchSchema = v.optional(v.boolean('must be true or false'));

const footerLinkSchema = objectSchema({
  label: textSchema,
  url: v.pipe(v.string(linkRule), v.trim(), v.regex(/^(https?:\/\/|mailto:)\S+$/i, linkRule)),
});

const institutionSchema = objectSchema({
  name: textSchema,
  url: v.optional(webAddressSchema),
});

const announcementSchema = objectSchema({
  /** The words, without markup. */
  text: textSchema,
  /** How it looks. */
  level: v.optional(v.picklist(['info', 'warning'], 'must be "info" or "warning"'), 'info'),
  /** When it is over. A date alone includes that day. */
  until: v.optional(
    v.pipe(
      v.string(untilRule),
      v.trim(),
      v.check((text) => readInstant(text) !== undefined, untilRule),
    ),
  ),
});

/** The schema of each key for the dashboard as a site. All are optional. */
const siteSchemas = {
  /** A picture in the navigation bar, instead of ours. */
  logoUrl: v.optional(webAddressSchema),
  /** One or two sentences about the site, for search engines, link previews and feeds. */
  siteDescription: v.optional(textSchema),
  /** The institution that provides the site, named on Home. */
  institution: v.optional(institutionSchema),
  /** Additional links in the footer, such as a privacy notice. */
  footerLinks: v.optional(v.array(footerLinkSchema, 'must be a list')),
  /** A text above the navigation bar. */
  announcement: v.optional(announcementSchema),
  /** Where the page sends its unhandled errors. */
  errorReportUrl: v.optional(webAddressSchema),
  /** Whether the publishing server asks search engines not to list the site. */
  noIndex: switchSchema,
  /** The picture for link previews of pages that have none of their own. */
  socialImageUrl: v.optional(webAddressSchema),
} satisfies Record<SiteKey, v.GenericSchema>;

const siteSchema = objectSchema(siteSchemas);

/** The settings of the dashboard as a site. */
export type SiteSettings = v.InferOutput<typeof siteSchema>;
/** A text for all visitors. */
export type Announcement = NonNullable<SiteSettings['announcement']>;
/** All settings of `config.json`. */
export type SiteConfiguration = CatalogueConfiguration & SiteSettings;

/** The outcome of {@link readSiteConfiguration}, like that of `readConfiguration`. */
export interface SiteConfigurationReading {
  configuration?: SiteConfiguration;
  problems: string[];
}

/** Reads `config.json` with its keys for the dashboard as a site. Never throws. */
export function readSiteConfiguration(json: unknown): SiteConfigurationReading {
  if (!isJsonObject(json)) return readConfiguration(json);
  const { site, others } = splitSiteKeys(json);
  const { configuration, problems } = readConfiguration(others);
  const reading = readKeys(siteSchema, { ...site });
  return {
    ...(configuration &&
      reading.values && { configuration: { ...configuration, ...reading.values } }),
    problems: [...problems, ...reading.problems],
  };
}
