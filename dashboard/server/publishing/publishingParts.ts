import type { SiteConfiguration } from '../../config/siteConfiguration';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import type { CatalogueConfiguration } from '../../../src/domain/configuration/configuration';
import type { PublicCatalogue } from './catalogue/publicCatalogue';

/** What published answers are made of. */
export interface PublishingParts {
  /** The base path of the dashboard, with a slash at both ends. */
  base: string;
  configuration: SiteConfiguration;
  catalogue: PublicCatalogue;
  renderCard: RenderCard;
}

/** Writes the card of an artifact as HTML that needs no script. */
export type RenderCard = (
  artifact: Artifact,
  settings: CatalogueConfiguration,
) => string | Promise<string>;
