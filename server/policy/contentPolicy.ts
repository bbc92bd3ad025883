import type { SignOnConfiguration } from '../../src/domain/configuration/signOnConfiguration';
import type { SiteConfiguration } from '../../dashboard/configuration/siteConfiguration';

/** The operator's choices about the policy. Everything else follows from `config.json`. */
export interface PolicyChoices {
  /** The sources of pictures in descriptions, as CSP sources. By default, any https address. */
  images?: readonly string[];
  /** Additional origins of the sign-on server, besides the one in `config.json`. */
  signOn?: readonly string[];
  /** The address to which browsers report violations of the policy. */
  reportTo?: string;
}

/** The policies of the dashboard's pages, as header values. */
export interface PagePolicies {
  /** The policy of every page and file except one. */
  page: string;
  /** The policy of `silent-check-sso.html`, which the dashboard loads in a hidden frame. */
  framedPage: string;
  /**
   * The policy for a `<meta>` element, without the directives that browsers ignore there (CSP 3,
   * 3.3).
   */
  meta: string;
  /** The value of `Reporting-Endpoints`, if there are reports. */
  reportingEndpoints?: string;
}

/** The last page of a silent session check. Only the dashboard can frame it. */
export const framedFile = 'silent-check-sso.html';

/**
 * The Content Security Policy of a dashboard. Scripts and styles come only from its own files, and
 * only DOMPurify creates markup from text. Requests go to the API, the portal, the server of
 * READMEs, the hosts of files and the sign-on server in `config.json`, and error reports to the address configured
 * there. The sign-on server also provides the content of the hidden frames. Pictures can come from
 * anywhere, because descriptions show them. With hosts of files, those within a notebook are
 * allowed. Plain http pictures are allowed only if the dashboard itself is served over http,
 * because browsers block them in https pages. The operator's logo is always allowed.
 */
export function pagePolicies(
  configuration: SiteConfiguration,
  choices: PolicyChoices = {},
): PagePolicies {
  const { apiUrl, portalUrl, dashboardUrl, readmeUrl, fileHosts = [], identity } = configuration;
  const { logoUrl, errorReportUrl } = configuration;
  const originsOf = (address?: string) => (address ? [new URL(address).origin] : []);
  const signOn = identity ? [new URL(serverOf(identity)).origin, ...(choices.signOn ?? [])] : [];
  const anywhere = dashboardUrl.startsWith('http:') ? ['https:', 'http:'] : ['https:'];
  const images = choices.images ?? anywhere;
  const isAllowed = !logoUrl || images.includes(new URL(logoUrl).protocol);
  const directives = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    sources('img-src', [
      ...images,
      ...(isAllowed ? [] : [new URL(logoUrl).origin]),
      ...(fileHosts.length > 0 ? ['data:'] : []),
    ]),
    `font-src 'self'`,
    sources('connect-src', [
      ...[apiUrl, portalUrl, readmeUrl].flatMap(originsOf),
      ...fileHosts.flatMap((host) => [host.apiUrl, host.rawUrl].flatMap(originsOf)),
      ...signOn,
      ...originsOf(errorReportUrl),
    ]),
    identity ? sources('frame-src', signOn) : `frame-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
    'trusted-types dompurify trovi-metadata',
  ];
  const { reportTo } = choices;
  const reports = reportTo ? [`report-uri ${reportTo}`, 'report-to csp'] : [];
  const header = (ancestors: string) =>
    [...directives, `frame-ancestors ${ancestors}`, ...reports].join('; ');
  return {
    page: header(`'none'`),
    framedPage: header(`'self'`),
    meta: directives.join('; '),
    ...(reportTo && { reportingEndpoints: `csp="${reportTo}"` }),
  };
}

function sources(directive: string, others: readonly string[]): string {
  return [directive, ...new Set([`'self'`, ...others])].join(' ');
}

/** The address of the sign-on server, for both ways of configuring it. */
export function serverOf(identity: SignOnConfiguration): string {
  return 'oidcProvider' in identity ? identity.oidcProvider : identity.url;
}
