/** The styles of the CSL project that this library writes by itself. */
export const cslStyles = ['apa', 'mla', 'chicago', 'ieee', 'harvard', 'vancouver', 'acm'] as const;

/** A style of the CSL project. */
export type CslStyle = (typeof cslStyles)[number];

/** A citation style: the catalogue's own (`trovi`) or one of the CSL project. */
export type CitationStyle = 'trovi' | CslStyle;

/** A piece of a citation's text. */
export interface CitationPart {
  text: string;
  isItalic: boolean;
}
