import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import type { IdentityConfiguration } from '../../../src/domain/configuration/identityConfiguration';

/** What an operator may choose about the policy. All else follows from `config.json`. */
export interface PolicyChoices {
  /** Where pictures in descriptions may come from, as CSP sources. Any https address, unless said otherwise. */
  images?: readonly string[];
  /** Origins of the sign-on server besides the one that `config.json` names. */
  signOn?: readonly string[];
  /** Where browsers send reports of what the policy has kept from happening. */
  reportTo?: string;
}

/** The policies of the dashboard's pages, as values of a header. */
export interface PagePolicies {
  /** Of every page and file but one. */
  page: string;
  /** Of `silent-check-sso.html`, which the dashboard itself keeps in a hidden frame. */
  framedPage: string;
  /** The same for a `<meta>` element: without what browsers ignore there (CSP 3, 3.3). */
  meta: string;
  /** The value of `Reporting-Endpoints`, if reports are wanted. */
  reportingEndpoints?: string;
}

/** The page that a silent check of the session ends on: the one that may be framed, by the dashboard alone. */
export const framedFile = 'silent-check-sso.html';

/**
 * The Content Security Policy of a dashboard. Scripts and styles come from its own files alone, and nothing makes
 * markup or scripts of text but DOMPurify. Calls go to the API, the portal and the sign-on server of `config.json`, and
 * the sign-on server also fills the hidden frames. Pictures are open because descriptions show some from anywhere: over
 * plain http only where the dashboard itself is served so, since browsers load none into https pages.
 */
export function pagePolicies(
  configuration: CatalogueConfiguration,
  choices: PolicyChoices = {},
): PagePolicies {
  const { apiUrl, portalUrl, dashboardUrl, identity } = configuration;
  const signOn = identity ? [new URL(serverOf(identity)).origin, ...(choices.signOn ?? [])] : [];
  const anywhere = dashboardUrl.startsWith('http:') ? ['https:', 'http:'] : ['https:'];
  const directives = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    sources('img-src', choices.images ?? anywhere),
    `font-src 'self'`,
    sources('connect-src', [new URL(apiUrl).origin, new URL(portalUrl).origin, ...signOn]),
    identity ? sources('frame-src', signOn) : `frame-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
    'trusted-types dompurify',
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

/** The address of the sign-on server, whichever way it is named. */
export function serverOf(identity: IdentityConfiguration): string {
  return 'oidcProvider' in identity ? identity.oidcProvider : identity.url;
}
