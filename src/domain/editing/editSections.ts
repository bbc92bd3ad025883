/** The sections of the Edit screen in their order, as addresses and attributes name them. */
export const editSections = ['metadata', 'roles', 'versions', 'links'] as const;

/** A section of the Edit screen. */
export type EditSectionName = (typeof editSections)[number];
