import { readOnlyLoaders } from './readOnlyLoaders';
import { createAutoloader, type ElementLoaders } from './runtime/createAutoloader';

/** The loaders of the elements that change the catalogue. */
const writingLoaders: ElementLoaders = {
  'trovi-artifact-form': async () => (await import('./artifact-form.element')).ArtifactFormElement,
  'trovi-version-dialog': async () =>
    (await import('./version-dialog.element')).VersionDialogElement,
};

/**
 * Loads the code of elements when they appear in a root. The document is already observed. Call
 * this function for each of your shadow roots that contains elements of this library. Returns a
 * function that stops the observation.
 */
export const observe = createAutoloader({ ...readOnlyLoaders, ...writingLoaders });

if (typeof document !== 'undefined') observe(document);
