/** The sections of the Edit screen in their order, by their names in addresses and attributes. */
export const editSections = ['metadata', 'roles', 'versions', 'links'] as const;

/** A section of the Edit screen. */
export type EditSectionName = (typeof editSections)[number];
