/** The styles of the CSL project that this library implements itself. */
export const cslStyles = ['apa', 'mla', 'chicago', 'ieee', 'harvard', 'vancouver', 'acm'] as const;

/** A style of the CSL project. */
export type CslStyle = (typeof cslStyles)[number];

/** All citation styles: the catalogue's own (`trovi`), then those of the CSL project. */
export const citationStyles = ['trovi', ...cslStyles] as const;

/** A citation style. */
export type CitationStyle = (typeof citationStyles)[number];

/**
 * The names of the styles, in the order of menus. The catalogue's own has the name of the
 * catalogue.
 */
export const styleLabels: Readonly<Record<CslStyle, string>> = {
  apa: 'APA 7',
  mla: 'MLA 9',
  chicago: 'Chicago (author-date)',
  ieee: 'IEEE',
  harvard: 'Harvard (Cite Them Right)',
  vancouver: 'Vancouver (NLM)',
  acm: 'ACM',
};

/** A piece of a citation's text. */
export interface CitationPart {
  text: string;
  isItalic: boolean;
}
