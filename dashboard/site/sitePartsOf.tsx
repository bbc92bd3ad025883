import type { SiteConfiguration } from '../configuration/siteConfiguration';
import { brandPicture, footLink } from '../shell/Shell.css';
import { Announcement } from './Announcement';
import type { SiteParts } from './siteParts';

/** The parts that a configuration adds to the frame of every screen. */
export function sitePartsOf(configuration: SiteConfiguration): SiteParts {
  const { announcement, footerLinks, institution, logoUrl, productName } = configuration;
  return {
    announcement: announcement && <Announcement {...announcement} />,
    logo: logoUrl && <img className={brandPicture} src={logoUrl} alt={productName} />,
    institution:
      institution &&
      (institution.url ? (
        <a href={institution.url} rel="noreferrer" dir="auto">
          {institution.name}
        </a>
      ) : (
        <bdi>{institution.name}</bdi>
      )),
    footerLinks: footerLinks?.map(({ label, url }, index) => (
      <a key={index} className={footLink} href={url} rel="noreferrer" dir="auto">
        {label}
      </a>
    )),
  };
}
