import type { SiteConfiguration } from '../../dashboard/configuration/siteConfiguration';
import type { Artifact } from '../../src/domain/artifact/artifact';
import type { CatalogueConfiguration } from '../../src/domain/configuration/configuration';
import type { PublicCatalogue } from './catalogue/publicCatalogue';
import type { PageRenderer } from './pages/pageRenderer';
import type { PublishedScripts } from './pages/renderedPage';
import type { PreviewPictures } from './pictures/previewPictures';

/** The parts of pages that contain their contents as HTML. */
export interface Rendering {
  renderer: PageRenderer;
  /** The contents of `config.json`. */
  configuration: unknown;
  /** The scripts of published pages. `hide` is for Home, which returning users must not see. */
  scripts: PublishedScripts;
}

/** The parts of published responses. */
export interface PublishingParts {
  /** The base path of the dashboard, with a slash at both ends. */
  base: string;
  configuration: SiteConfiguration;
  catalogue: PublicCatalogue;
  renderCard: RenderCard;
  /** Absent if pages are not rendered. */
  rendering?: Rendering;
  /** Absent if no preview pictures are drawn. The site's own picture is then used instead. */
  pictures?: PreviewPictures;
}

/** Renders the card of an artifact as HTML that needs no script. */
export type RenderCard = (
  artifact: Artifact,
  settings: CatalogueConfiguration,
) => string | Promise<string>;
