import { readSiteConfiguration } from '../configuration/siteConfiguration';
import type { ConfigurationReading } from '../../src/domain/configuration/readConfiguration';
import { describeSite } from './describeSite';
import { reportErrors } from './reportErrors';
import type { SiteParts } from './siteParts';
import { sitePartsOf } from './sitePartsOf';

/** A configuration with the parts that it adds to the frame of every screen. */
export interface SiteReading extends ConfigurationReading {
  site?: SiteParts;
}

/** Reads a `config.json` with keys for the dashboard as a site, and applies them. */
export function readSite(json: unknown): SiteReading {
  const { configuration, problems } = readSiteConfiguration(json);
  if (!configuration) return { problems };
  const { errorReportUrl, siteDescription } = configuration;
  if (errorReportUrl) reportErrors(errorReportUrl);
  // A publishing server has already added it to the page.
  if (siteDescription && !configuration.publishingServer) describeSite(siteDescription);
  return { configuration, problems, site: sitePartsOf(configuration) };
}
