import type { SiteConfiguration } from '../../config/siteConfiguration';
import type { PublicCatalogue } from './catalogue/publicCatalogue';

/** What published answers are made of. */
export interface PublishingParts {
  /** The base path of the dashboard, with a slash at both ends. */
  base: string;
  configuration: SiteConfiguration;
  catalogue: PublicCatalogue;
}
