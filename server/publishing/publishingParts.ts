import type { SiteConfiguration } from '../../dashboard/configuration/siteConfiguration';
import type { Artifact } from '../../src/domain/artifact/artifact';
import type { CatalogueConfiguration } from '../../src/domain/configuration/configuration';
import type { PublicCatalogue } from './catalogue/publicCatalogue';
import type { PageRenderer } from './pages/pageRenderer';
import type { PublishedScripts } from './pages/renderedPage';
import type { PreviewPictures } from './pictures/previewPictures';

/** What pages with their contents as HTML are made of. */
export interface Rendering {
  renderer: PageRenderer;
  /** The contents of `config.json`. */
  configuration: unknown;
  /** The scripts of published pages. `hide` is for Home, which returning users must not see. */
  scripts: PublishedScripts;
}

/** What published answers are made of. */
export interface PublishingParts {
  /** The base path of the dashboard, with a slash at both ends. */
  base: string;
  configuration: SiteConfiguration;
  catalogue: PublicCatalogue;
  renderCard: RenderCard;
  /** Absent where pages are not rendered. */
  rendering?: Rendering;
  /** Absent where no preview pictures are drawn: that of the site is in their place. */
  pictures?: PreviewPictures;
}

/** Writes the card of an artifact as HTML that needs no script. */
export type RenderCard = (
  artifact: Artifact,
  settings: CatalogueConfiguration,
) => string | Promise<string>;
