import { createAutoloader } from './runtime/createAutoloader';

/**
 * Loads the code of elements when they appear in a root. The document is already observed. Call
 * this function for each of your shadow roots that contains elements of this library. Returns a
 * function that stops the observation.
 */
export const observe = createAutoloader({
  'trovi-artifact-card': async () => (await import('./artifact-card.element')).ArtifactCardElement,
  'trovi-artifact-catalogue': async () =>
    (await import('./artifact-catalogue.element')).ArtifactCatalogueElement,
  'trovi-artifact-detail': async () =>
    (await import('./artifact-detail.element')).ArtifactDetailElement,
  'trovi-artifact-form': async () => (await import('./artifact-form.element')).ArtifactFormElement,
  'trovi-citation-box': async () => (await import('./citation-box.element')).CitationBoxElement,
  'trovi-version-dialog': async () =>
    (await import('./version-dialog.element')).VersionDialogElement,
});

if (typeof document !== 'undefined') observe(document);
