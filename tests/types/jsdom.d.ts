/**
 * The part of jsdom (https://github.com/jsdom/jsdom) that is used. It has no types of its
 * own.
 */
declare module 'jsdom' {
  interface Range {
    startOffset: number;
    endOffset: number;
  }

  export class JSDOM {
    readonly window: Pick<typeof globalThis, 'document' | 'DOMParser' | 'Element' | 'Text'>;
    constructor(
      html?: string,
      options?: { includeNodeLocations?: boolean; contentType?: string; url?: string },
    );
    /** The location of a node in the text. Nothing if the parser added it. */
    nodeLocation(node: Node): (Range & { startTag?: Range }) | null | undefined;
  }
}
