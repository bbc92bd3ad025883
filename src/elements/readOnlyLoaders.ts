import type { ElementLoaders } from './runtime/createAutoloader';

/** The loaders of the read-only elements. The light build contains only these elements. */
export const readOnlyLoaders: ElementLoaders = {
  'trovi-artifact-card': async () => (await import('./artifact-card.element')).ArtifactCardElement,
  'trovi-artifact-catalogue': async () =>
    (await import('./artifact-catalogue.element')).ArtifactCatalogueElement,
  'trovi-artifact-detail': async () =>
    (await import('./artifact-detail.element')).ArtifactDetailElement,
  'trovi-citation-box': async () => (await import('./citation-box.element')).CitationBoxElement,
};
