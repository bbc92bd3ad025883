import { readSiteConfiguration } from '../../config/siteConfiguration';
import type { ConfigurationReading } from '../../../src/entries/domain';
import { loadLateStyles } from '../routing/lateStyles';
import { brandPicture, footLink } from '../shell/Shell.css';
import { Announcement } from './Announcement';
import { describeSite } from './describeSite';
import { reportErrors } from './reportErrors';
import type { SiteParts } from './siteParts';

/** A configuration with what it adds to the frame of every screen. */
export interface SiteReading extends ConfigurationReading {
  site?: SiteParts;
}

/**
 * Reads a `config.json` with keys for the dashboard as a site, and starts what they ask for. Loads
 * late: most sites do without these keys.
 */
export async function readSite(json: unknown): Promise<SiteReading> {
  const { configuration, problems } = readSiteConfiguration(json);
  if (!configuration) return { problems };
  const { announcement, errorReportUrl, footerLinks, logoUrl, productName, siteDescription } =
    configuration;
  if (errorReportUrl) reportErrors(errorReportUrl);
  // A publishing server has written it into the page.
  if (siteDescription && !configuration.publishingServer) describeSite(siteDescription);
  // Without its styles, the text can still be read.
  if (announcement) await loadLateStyles().catch(() => undefined);
  return {
    configuration,
    problems,
    site: {
      announcement: announcement && <Announcement {...announcement} />,
      logo: logoUrl && <img className={brandPicture} src={logoUrl} alt={productName} />,
      footerLinks: footerLinks?.map(({ label, url }, index) => (
        <a key={index} className={footLink} href={url} rel="noreferrer" dir="auto">
          {label}
        </a>
      )),
    },
  };
}
