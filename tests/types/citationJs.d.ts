/**
 * The part of Citation.js that the BibTeX tests use. Version 0.8, the last one for Node 20, has no
 * types.
 */
declare module '@citation-js/core' {
  export interface CslName {
    given?: string;
    family?: string;
    suffix?: string;
    literal?: string;
    'dropping-particle'?: string;
    'non-dropping-particle'?: string;
  }

  export interface CslEntry {
    title?: string;
    author?: CslName[];
    DOI?: string;
    issued?: { 'date-parts'?: (number | string)[][] };
  }

  export const plugins: { input: { chain(text: string): CslEntry[] } };
}
