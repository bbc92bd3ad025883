import type { CatalogueConfiguration } from '../../../domain/configuration/configuration';
import { defaultSettings } from '../../../domain/configuration/defaultSettings';

/** Settings of a page: any of the keys of `config.json`. */
export type ElementSettings = Partial<CatalogueConfiguration>;

/** Merges settings into a complete configuration. Later settings override earlier ones. */
export function completeSettings(...settings: ElementSettings[]): CatalogueConfiguration {
  return Object.assign({ ...defaultSettings }, ...settings) as CatalogueConfiguration;
}
