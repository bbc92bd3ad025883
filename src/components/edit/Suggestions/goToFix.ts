import type { MissingMetadata } from '../../../domain/editing/missingMetadata';

/** Name of the button that opens the dialog to create a version. */
export const createVersionControl = 'createVersion';

/** Name of the button that requests a DOI for a version. */
export const doiControl = (slug: string) => `requestDoi.${slug}`;

/** Moves the focus to the control that fixes a gap. Opens the dialog if a version is needed. */
export function goToFix(
  page: Element | null | undefined,
  missing: MissingMetadata | undefined,
): void {
  const name = missing && nameOfFix(missing);
  const control = [...(page?.querySelectorAll<HTMLElement>('[data-section] [name]') ?? [])].find(
    (element) => element.getAttribute('name') === name,
  );
  if (!name || !control) return;
  control.focus();
  // The dialog returns the focus to its button.
  if (name === createVersionControl) control.click();
}

function nameOfFix(missing: MissingMetadata): string | undefined {
  switch (missing.part) {
    case 'affiliation':
      return missing.field;
    case 'version':
      return createVersionControl;
    case 'doi':
      return missing.canRequest ? doiControl(missing.slug) : createVersionControl;
    case 'repository':
      return undefined;
    case 'longDescription':
    case 'shortDescription':
    case 'tags':
      return missing.part;
  }
}
