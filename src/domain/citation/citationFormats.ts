/** The formats of a citation, in the order of the tabs. */
export const citationFormats = ['citation', 'bibtex'] as const;

/** A format of {@link citationFormats}. */
export type CitationFormat = (typeof citationFormats)[number];
