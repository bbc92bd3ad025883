/**
 * Keys of `config.json` for the dashboard as a site. The elements and the command do not use them.
 */
export const siteKeys = [
  'logoUrl',
  'siteDescription',
  'institution',
  'footerLinks',
  'announcement',
  'errorReportUrl',
  'noIndex',
  'socialImageUrl',
] as const;

/** A key for the dashboard as a site. */
export type SiteKey = (typeof siteKeys)[number];

/** Divides an object into its keys for the site and the others. */
export function splitSiteKeys(json: object): { site: object; others: object } {
  const isSiteKey = ([key]: [string, unknown]) => siteKeys.some((one) => one === key);
  const entries = Object.entries(json);
  return {
    site: Object.fromEntries(entries.filter(isSiteKey)),
    others: Object.fromEntries(entries.filter((entry) => !isSiteKey(entry))),
  };
}
