import type { CatalogueConfiguration } from './configuration';

/** The settings of elements on a page that sets none. Unknown addresses are `''`. */
export const defaultSettings: CatalogueConfiguration = {
  productName: 'Trovi',
  testbedName: 'Chameleon',
  urnNamespace: 'trovi',
  urnProvider: 'chameleon',
  apiUrl: '',
  portalUrl: '',
  dashboardUrl: '',
  docsUrl: '',
  apiReferenceUrl: '',
  supportEmail: '',
  pageSize: 21,
  backgroundPageSize: 200,
  catalogueMaxAgeHours: 24,
  tokenStorage: 'local',
  tokenTransport: 'query',
};
