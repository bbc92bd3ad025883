import { describe, expect, it } from 'vitest';

import { readSiteConfiguration } from '../../dashboard/configuration/siteConfiguration';
import { pagePolicies, type PolicyChoices } from './contentPolicy';

function aConfiguration(changes: Record<string, unknown> = {}) {
  const { configuration, problems } = readSiteConfiguration({
    productName: 'Aletheia',
    testbedName: 'Ptolemy',
    urnNamespace: 'trovi',
    urnProvider: 'chameleon',
    apiUrl: 'https://api.example.org/v1',
    portalUrl: 'https://portal.example.org:8443/',
    dashboardUrl: 'https://example.org/dashboard/',
    identity: { url: 'https://auth.example.org/auth', realm: 'ptolemy', clientId: 'aletheia' },
    docsUrl: 'https://docs.example.org/',
    apiReferenceUrl: 'https://api.example.org/docs/',
    supportEmail: 'help@example.org',
    ...changes,
  });
  if (!configuration) throw new Error(problems.join(' '));
  return configuration;
}

/** A policy as its directives. */
function directivesOf(changes?: Record<string, unknown>, choices?: PolicyChoices) {
  const { page } = pagePolicies(aConfiguration(changes), choices);
  return new Map(
    page.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('the policy', () => {
  it('allows the origins in the configuration and no others', () => {
    const directives = directivesOf();
    expect(directives.get('connect-src')).toBe(
      `'self' https://api.example.org https://portal.example.org:8443 https://auth.example.org`,
    );
    expect(directives.get('frame-src')).toBe(`'self' https://auth.example.org`);
    expect(directives.get('default-src')).toBe(`'none'`);
    expect(directives.get('script-src')).toBe(`'self'`);
    expect(directives.get('style-src')).toBe(`'self'`);
    expect(directives.get('require-trusted-types-for')).toBe(`'script'`);
    expect(directives.get('frame-ancestors')).toBe(`'none'`);
  });

  it('allows a sign-on server that is configured as OpenID provider, with further hosts', () => {
    const identity = { oidcProvider: 'https://id.example.com/realms/x', clientId: 'aletheia' };
    const directives = directivesOf({ identity }, { signOn: ['https://tokens.example.com'] });
    expect(directives.get('frame-src')).toBe(
      `'self' https://id.example.com https://tokens.example.com`,
    );
    expect(directives.get('connect-src')).toMatch(/ https:\/\/tokens\.example\.com$/);
  });

  it('allows the server of READMEs, if there is one', () => {
    const readmeUrl = 'https://raw.example.org/{owner}/{repository}/{ref}/README.md';
    expect(directivesOf({ readmeUrl }).get('connect-src')).toBe(
      `'self' https://api.example.org https://portal.example.org:8443 https://raw.example.org https://auth.example.org`,
    );
  });

  it('allows the APIs and raw files of code hosts, if there are any', () => {
    const gitHub = {
      kind: 'github',
      url: 'https://github.com',
      apiUrl: 'https://api.github.com',
      rawUrl: 'https://raw.githubusercontent.com',
    } as const;
    const gitLab = {
      kind: 'gitlab',
      url: 'https://gitlab.com',
      apiUrl: 'https://gitlab.com/api/v4',
    } as const;
    expect(directivesOf({ fileHosts: [gitHub, gitLab] }).get('connect-src')).toBe(
      `'self' https://api.example.org https://portal.example.org:8443 https://api.github.com https://raw.githubusercontent.com https://gitlab.com https://auth.example.org`,
    );
  });

  it('needs no frame without a sign-on server', () => {
    const directives = directivesOf({ identity: undefined });
    expect(directives.get('frame-src')).toBe(`'none'`);
    expect(directives.get('connect-src')).not.toContain('auth');
  });

  it('contains each origin once', () => {
    const everything = { apiUrl: 'https://x.org/api', portalUrl: 'https://x.org' };
    const identity = { url: 'https://x.org/auth', realm: 'x', clientId: 'x' };
    const directives = directivesOf({ ...everything, identity });
    expect(directives.get('connect-src')).toBe(`'self' https://x.org`);
  });

  it('allows the pictures within notebooks, if pages show files', () => {
    const fileHosts = [
      { kind: 'gitea', url: 'https://git.example.org', apiUrl: 'https://git.example.org/api/v1' },
    ] as const;
    const directives = directivesOf({ fileHosts: [...fileHosts] }, { images: [] });
    expect(directives.get('img-src')).toBe(`'self' data:`);
  });

  it('allows pictures from anywhere, or from the origins that the operator chooses', () => {
    expect(directivesOf().get('img-src')).toBe(`'self' https:`);
    expect(directivesOf({}, { images: [] }).get('img-src')).toBe(`'self'`);
    const images = ['https://*.example.org'];
    expect(directivesOf({}, { images }).get('img-src')).toBe(`'self' https://*.example.org`);
    const plain = { dashboardUrl: 'http://localhost:4000/dashboard/' };
    expect(directivesOf(plain).get('img-src')).toBe(`'self' https: http:`);
  });

  it('always allows the logo, and reports of errors', () => {
    const logoUrl = 'https://lab.example.org/logo.svg';
    expect(directivesOf({ logoUrl }).get('img-src')).toBe(`'self' https:`);
    expect(directivesOf({ logoUrl }, { images: [] }).get('img-src')).toBe(
      `'self' https://lab.example.org`,
    );
    const plain = { logoUrl: 'http://lab.example.org/logo.svg' };
    expect(directivesOf(plain).get('img-src')).toBe(`'self' https: http://lab.example.org`);
    const errorReportUrl = 'https://errors.example.org/trovi?project=1';
    expect(directivesOf({ errorReportUrl }).get('connect-src')).toMatch(
      / https:\/\/errors\.example\.org$/,
    );
  });

  it('never allows unsafe sources', () => {
    for (const policy of Object.values(pagePolicies(aConfiguration()))) {
      expect(policy).not.toMatch(/unsafe|\*|data:|blob:/);
    }
  });

  it('differs for the silent-check page only in allowing the dashboard to frame it', () => {
    const { page, framedPage } = pagePolicies(aConfiguration());
    expect(framedPage).toContain(`frame-ancestors 'self'`);
    expect(framedPage.replace(`frame-ancestors 'self'`, `frame-ancestors 'none'`)).toBe(page);
  });

  it('sends reports to the chosen address', () => {
    const reportTo = 'https://reports.example.org/csp';
    const policies = pagePolicies(aConfiguration(), { reportTo });
    expect(policies.page).toMatch(
      /; report-uri https:\/\/reports\.example\.org\/csp; report-to csp$/,
    );
    expect(policies.reportingEndpoints).toBe('csp="https://reports.example.org/csp"');
  });

  it('omits directives that browsers ignore in an element', () => {
    const reportTo = 'https://reports.example.org/csp';
    const { page, meta } = pagePolicies(aConfiguration(), { reportTo });
    expect(meta).not.toMatch(/frame-ancestors|report-uri|report-to/);
    expect(page.startsWith(`${meta}; `)).toBe(true);
  });
});
