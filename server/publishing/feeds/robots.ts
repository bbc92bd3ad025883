import type { SiteConfiguration } from '../../../dashboard/configuration/siteConfiguration';
import { addArtifactUrl, loginUrl, routes } from '../../../src/domain/addresses/routes';

/**
 * Specifies what crawlers may read below a base path (RFC 9309): not the screens for signed-in
 * users, and no address with a sharing key; nothing at all with `noIndex`. Crawlers only look for
 * it in the root of a host.
 */
export function robotsText(
  base: string,
  { dashboardUrl, noIndex }: Pick<SiteConfiguration, 'dashboardUrl' | 'noIndex'>,
): string {
  if (noIndex) return 'User-agent: *\nDisallow: /\n';
  const edit = base + routes.edit.path.slice(1).replace(':uuid', '*');
  const [login = ''] = loginUrl(base, '').split('?');
  const barred = [edit, addArtifactUrl(base), login, `${base}*sharing_key=`];
  return [
    'User-agent: *',
    ...barred.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${dashboardUrl}sitemap.xml`,
    '',
  ].join('\n');
}
