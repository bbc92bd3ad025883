import type { CatalogueConfiguration } from '../../src/domain/configuration/configuration';

/** A deployment under addresses of example.org, without a sign-on server. */
export function aConfiguration(
  overrides: Partial<CatalogueConfiguration> = {},
): CatalogueConfiguration {
  return {
    productName: 'Trovi',
    testbedName: 'Chameleon',
    urnNamespace: 'trovi',
    urnProvider: 'chameleon',
    apiUrl: 'https://api.example.org',
    portalUrl: 'https://portal.example.org',
    dashboardUrl: 'https://portal.example.org/dashboard/',
    docsUrl: 'https://docs.example.org/sharing',
    apiReferenceUrl: 'https://api.example.org/docs/schema/',
    supportEmail: 'help@example.org',
    pageSize: 21,
    backgroundPageSize: 200,
    catalogueMaxAgeHours: 24,
    tokenStorage: 'local',
    tokenTransport: 'query',
    ...overrides,
  };
}
