import { describe, expect, it } from 'vitest';

import { readConfiguration } from '../../../src/domain/configuration/configuration';
import { pagePolicies, type PolicyChoices } from './contentPolicy';

function aConfiguration(changes: Record<string, unknown> = {}) {
  const { configuration, problems } = readConfiguration({
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

/** A policy as what each of its directives says. */
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
  it('opens the origins that the configuration names, and no others', () => {
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

  it('knows a sign-on server by its OpenID provider too, which may have more hosts', () => {
    const identity = { oidcProvider: 'https://id.example.com/realms/x', clientId: 'aletheia' };
    const directives = directivesOf({ identity }, { signOn: ['https://tokens.example.com'] });
    expect(directives.get('frame-src')).toBe(
      `'self' https://id.example.com https://tokens.example.com`,
    );
    expect(directives.get('connect-src')).toMatch(/ https:\/\/tokens\.example\.com$/);
  });

  it('needs no frame without a sign-on server', () => {
    const directives = directivesOf({ identity: undefined });
    expect(directives.get('frame-src')).toBe(`'none'`);
    expect(directives.get('connect-src')).not.toContain('auth');
  });

  it('names an origin once', () => {
    const everything = { apiUrl: 'https://x.org/api', portalUrl: 'https://x.org' };
    const identity = { url: 'https://x.org/auth', realm: 'x', clientId: 'x' };
    const directives = directivesOf({ ...everything, identity });
    expect(directives.get('connect-src')).toBe(`'self' https://x.org`);
  });

  it('lets pictures come from anywhere, or from where the operator says', () => {
    expect(directivesOf().get('img-src')).toBe(`'self' https:`);
    expect(directivesOf({}, { images: [] }).get('img-src')).toBe(`'self'`);
    const images = ['https://*.example.org'];
    expect(directivesOf({}, { images }).get('img-src')).toBe(`'self' https://*.example.org`);
    const plain = { dashboardUrl: 'http://localhost:4000/dashboard/' };
    expect(directivesOf(plain).get('img-src')).toBe(`'self' https: http:`);
  });

  it('never allows what is unsafe', () => {
    for (const policy of Object.values(pagePolicies(aConfiguration()))) {
      expect(policy).not.toMatch(/unsafe|\*|data:|blob:/);
    }
  });

  it('lets the dashboard frame the page of its silent check, and is the same otherwise', () => {
    const { page, framedPage } = pagePolicies(aConfiguration());
    expect(framedPage).toContain(`frame-ancestors 'self'`);
    expect(framedPage.replace(`frame-ancestors 'self'`, `frame-ancestors 'none'`)).toBe(page);
  });

  it('sends reports where they are wanted', () => {
    const reportTo = 'https://reports.example.org/csp';
    const policies = pagePolicies(aConfiguration(), { reportTo });
    expect(policies.page).toMatch(
      /; report-uri https:\/\/reports\.example\.org\/csp; report-to csp$/,
    );
    expect(policies.reportingEndpoints).toBe('csp="https://reports.example.org/csp"');
  });

  it('leaves out of an element what browsers ignore there', () => {
    const reportTo = 'https://reports.example.org/csp';
    const { page, meta } = pagePolicies(aConfiguration(), { reportTo });
    expect(meta).not.toMatch(/frame-ancestors|report-uri|report-to/);
    expect(page.startsWith(`${meta}; `)).toBe(true);
  });
});
