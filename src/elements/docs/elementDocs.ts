/** Names of attributes, slots or parts, each with a description of one or two sentences. */
export type NamedDocs = Readonly<Record<string, string>>;

/** A property without an attribute: its TypeScript type and its description. */
export interface PropertyDocs {
  type: string;
  doc: string;
}

/** An event: the TypeScript type of its detail, and when the event fires. */
export interface EventDocs {
  detail: string;
  doc: string;
}

/** The documentation of an element. The bundles of the elements do not contain it. */
export interface ElementDocs {
  /** The element in one sentence. */
  summary: string;
  /** Whether the element needs an artifact. JSX types then require one. */
  needsArtifact?: boolean;
  /** By property name. */
  attributes: NamedDocs;
  properties?: Readonly<Record<string, PropertyDocs>>;
  events: Readonly<Record<string, EventDocs>>;
  /** The pieces that a page can style with `::part()`. */
  parts: NamedDocs;
}
