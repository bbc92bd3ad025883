/** A document of its own: a page, or the contents of an element's shadow root. */
export interface MarkupDocument {
  /** The state of the page, and the element if it is one. */
  name: string;
  html: string;
}

/** A checker's report about a document. */
export interface MarkupFinding {
  document: string;
  /** The rule of html-validate, or the message of Nu, which names no rules. */
  rule: string;
  message: string;
  /** The markup at this place. */
  place: string;
  /** Whether the element at this place matches a selector. */
  matches: (selector: string) => boolean;
}

/** An engine that checks documents. */
export interface MarkupChecker {
  name: 'html-validate' | 'Nu';
  check: (documents: readonly MarkupDocument[]) => Promise<MarkupFinding[]>;
}
