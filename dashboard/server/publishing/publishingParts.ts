import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import type { PublicCatalogue } from './catalogue/publicCatalogue';

/** What published answers are made of. */
export interface PublishingParts {
  /** The base path of the dashboard, with a slash at both ends. */
  base: string;
  configuration: CatalogueConfiguration;
  catalogue: PublicCatalogue;
}
