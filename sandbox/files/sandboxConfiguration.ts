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
    fileHosts: [
      {
        kind: 'github',
        url: 'https://github.com',
        apiUrl: `${origin}/hosts/github`,
        rawUrl: `${origin}/hosts/github-raw`,
      },
      { kind: 'gitlab', url: 'https://gitlab.com', apiUrl: `${origin}/hosts/gitlab/api/v4` },
      { kind: 'gitea', url: 'https://codeberg.org', apiUrl: `${origin}/hosts/gitea/api/v1` },
      { kind: 'zenodo', url: 'https://zenodo.org', apiUrl: `${origin}/hosts/zenodo/api` },
      { kind: 'gitea', url: `${origin}/git`, apiUrl: `${origin}/hosts/gitea/api/v1` },
    ],
    widgetsUrl: `${origin}/widgets`,
    supportEmail: 'help@chameleoncloud.org',
    pageSize: 21,
    backgroundPageSize: 200,
    catalogueMaxAgeHours: 24,
    tokenStorage: 'local',
    tokenTransport: 'query',
  };
}
