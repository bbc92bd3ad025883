import { writeJson } from '../text/writeJson';
/** One element of a page's head, for programs that read the page. */
export type HeadEntry = MetaEntry | LinkEntry | JsonLdEntry;

/** `<meta>`: Open Graph and RDFa use `property` for its name, everything else uses `name`. */
export interface MetaEntry {
  kind: 'meta';
  attribute: 'name' | 'property';
  name: string;
  content: string;
}

/** `<link>`. */
export interface LinkEntry {
  kind: 'link';
  rel: string;
  href: string;
  /** The media type of the target, if it is known. */
  type?: string;
  /** The address of the profile of that media type (RFC 6906). HTML has no attribute for it. */
  profile?: string;
}

/** `<script type="application/ld+json">`. */
export interface JsonLdEntry {
  kind: 'json-ld';
  /** JSON without `<`, so that it cannot end the element in HTML. */
  text: string;
}

/** A `<meta>` element by its `name`. */
export function named(name: string, content: string): MetaEntry {
  return { kind: 'meta', attribute: 'name', name, content };
}

/** A `<meta>` element by its `property`. */
export function property(name: string, content: string): MetaEntry {
  return { kind: 'meta', attribute: 'property', name, content };
}

/** A `<link>` element. `mediaType` may end with `;profile="…"`. */
export function link(rel: string, href: string, mediaType = ''): LinkEntry {
  const [type, profile] = mediaType.split(/;\s*profile=/);
  return {
    kind: 'link',
    rel,
    href,
    ...(type && { type }),
    ...(profile && { profile: profile.replaceAll('"', '') }),
  };
}

/** A JSON-LD script. */
export function jsonLd(data: object): JsonLdEntry {
  return { kind: 'json-ld', text: writeJson(data).replaceAll('<', '\\u003c') };
}
