import { artifactUrl } from '../../../src/domain/addresses/routes';
import type { ArtifactVersion } from '../../../src/domain/artifact/version';
import type { HeadEntry, LinkEntry } from '../../../src/domain/metadata/headEntry';

/** The media type of a linkset in JSON (RFC 9264). */
export const linksetType = 'application/linkset+json';

/** What follows the address of a page in the address of its linkset. */
export const linksetEnding = '.linkset.json';

/** The address of the linkset of an artifact or of one of its versions. */
export function linksetUrl(base: string, id: string, version?: ArtifactVersion): string {
  return artifactUrl(base, id, { version: version?.slug }) + linksetEnding;
}

interface Target {
  href: string;
  type?: string;
  profile?: string;
}

/** The links of one resource: its address, and the targets by relation. */
type LinkContext = { anchor: string } & Record<string, Target[] | string>;

const inverse = { item: 'collection', describedby: 'describes' } as const;

/**
 * The typed links of a page as a linkset, for Signposting of level 2: those of the page, and from
 * each archive and description back to the page.
 */
export function linkset(page: string, entries: readonly HeadEntry[]): { linkset: LinkContext[] } {
  const links = entries.filter((entry): entry is LinkEntry => entry.kind === 'link');
  const back: Target = { href: page, type: 'text/html' };
  const rels = [...new Set(links.map(({ rel }) => rel))];
  const own = rels.map((rel) => [rel, links.filter((one) => one.rel === rel).map(targetOf)]);
  const others = links.flatMap(({ rel, href }) =>
    rel in inverse ? [{ anchor: href, [inverse[rel as keyof typeof inverse]]: [back] }] : [],
  );
  return { linkset: [{ anchor: page, ...Object.fromEntries(own) } as LinkContext, ...others] };
}

function targetOf({ href, type, profile }: LinkEntry): Target {
  return { href, ...(type && { type }), ...(profile && { profile }) };
}
