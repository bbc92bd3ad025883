import type { CatalogueConfiguration } from '../../../domain/configuration/configuration';

/** Settings of a page: any of the keys of `config.json`. */
export type ElementSettings = Partial<CatalogueConfiguration>;

/** The settings of elements on a page that sets none. Unknown addresses are `''`. */
const defaultSettings: CatalogueConfiguration = {
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
  tokenStorage: 'local',
  tokenTransport: 'query',
};

/** Merges settings into a complete configuration. Later settings override earlier ones. */
export function completeSettings(...settings: ElementSettings[]): CatalogueConfiguration {
  return Object.assign({ ...defaultSettings }, ...settings) as CatalogueConfiguration;
}
