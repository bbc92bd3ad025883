/**
 * The part of jsdom (https://github.com/jsdom/jsdom) that the tests use. It has no types of its
 * own.
 */
declare module 'jsdom' {
  interface Range {
    startOffset: number;
    endOffset: number;
  }

  export class JSDOM {
    readonly window: { document: Document; DOMParser: typeof DOMParser };
    constructor(html?: string, options?: { includeNodeLocations?: boolean; contentType?: string });
    /** Where a node stands in the text. Nothing if the parser added it. */
    nodeLocation(node: Node): (Range & { startTag?: Range }) | null | undefined;
  }
}
