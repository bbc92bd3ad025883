import type { CatalogueConfiguration } from '../../src/domain/configuration/configuration';
import type { Addresses } from '../addresses';
import { dashboardClient } from '../signOn/realm';

/** The run-time configuration of the dashboard in this sandbox (decision 3). */
export function configurationFor({
  origin,
  dashboard,
  api,
  portal,
  identity,
}: Addresses): CatalogueConfiguration & { institution: { name: string; url: string } } {
  return {
    productName: 'Trovi',
    testbedName: 'Chameleon',
    urnNamespace: 'trovi',
    urnProvider: 'chameleon',
    apiUrl: api,
    portalUrl: portal,
    dashboardUrl: dashboard,
    identity: { ...identity, clientId: dashboardClient },
    institution: { name: 'Lakeshore University', url: `${origin}/docs/` },
    docsUrl: `${origin}/docs/`,
    apiReferenceUrl: `${api}/docs/`,
    codeHostUrl: `${origin}/git`,
    readmeUrl: `${origin}/git/{owner}/{repository}/raw/{ref}/README.md`,
    widgetsUrl: `${origin}/widgets`,
    supportEmail: 'help@chameleoncloud.org',
    pageSize: 21,
    backgroundPageSize: 200,
    catalogueMaxAgeHours: 24,
    tokenStorage: 'local',
    tokenTransport: 'query',
  };
}
