import type { CatalogueConfiguration } from '../../../domain/configuration/configuration';

/** What a page sets: the keys of `config.json`, as many of them as it likes. */
export type ElementSettings = Partial<CatalogueConfiguration>;

/** What elements go on with where a page says nothing. Addresses that are not known are `''`. */
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
  tokenStorage: 'local',
  tokenTransport: 'query',
};

/** The whole configuration, from settings of which later ones go before earlier ones. */
export function completeSettings(...settings: ElementSettings[]): CatalogueConfiguration {
  return Object.assign({ ...defaultSettings }, ...settings) as CatalogueConfiguration;
}
