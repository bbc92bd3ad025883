import { readOnlyLoaders } from './readOnlyLoaders';
import { createAutoloader, type ElementLoaders } from './runtime/createAutoloader';

/** The elements that change the catalogue. */
const writingLoaders: ElementLoaders = {
  'trovi-artifact-form': async () => (await import('./artifact-form.element')).ArtifactFormElement,
  'trovi-version-dialog': async () =>
    (await import('./version-dialog.element')).VersionDialogElement,
};

/**
 * Loads the code of the elements that appear in a root; the document is observed already. Call it with each shadow root of yours
 * that holds elements of this library. Returns the function that stops it.
 */
export const observe = createAutoloader({ ...readOnlyLoaders, ...writingLoaders });

if (typeof document !== 'undefined') observe(document);
