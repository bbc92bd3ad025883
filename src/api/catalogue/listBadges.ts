import type { Badge, BadgeCatalogue } from '../../domain/artifact/badge';
import { readWebAddress } from '../../domain/addresses/webAddress';

import { ShapeError } from '../http/errors/shapeError';
import { isObject, objectFromAnswer, WireFields } from '../wire/wireFields';

/**
 * Asks the portal for badges and their holders (contract/portal 1.1). Without the final slash,
 * which it does not know, and without headers of our own, since it answers no preflight.
 */
export function listBadgesRequest(portal: URL): Request {
  return new Request(new URL('experiment/share/api/badges', portal));
}

/**
 * The badges in the answer. Both parts may be a list or an object, of badges by name and of names
 * by artifact id (product 3.3). Broken entries and repeats are left out; a `ShapeError` where a
 * part is neither. Ids are in lower case, the names of an id complete, also where no badge of the
 * list has the name.
 */
export function badgesFromAnswer(answer: unknown): BadgeCatalogue {
  const parts = objectFromAnswer(answer);
  const badges = new Map<string, Badge>();
  for (const [key, value] of entriesOf('badges', parts.badges)) {
    const badge = badgeFromWire(key, value);
    if (badge.name && !badges.has(badge.name)) badges.set(badge.name, badge);
  }
  const namesByArtifact = new Map<string, string[]>();
  const holdings = entriesOf('artifact_badges', parts.artifact_badges ?? []);
  for (const [id, name] of holdings.flatMap(holdingsFromWire)) {
    const names = namesByArtifact.get(id) ?? [];
    if (id && name && !names.includes(name)) namesByArtifact.set(id, [...names, name]);
  }
  return { badges: [...badges.values()], namesByArtifact };
}

/** The entries of a part: of a list with `''` as key, of an object with their own. */
function entriesOf(name: string, part: unknown): [key: string, value: unknown][] {
  if (Array.isArray(part)) return part.map((value: unknown) => ['', value]);
  if (isObject(part)) return Object.entries(part);
  throw new ShapeError(name, 'a list or an object');
}

function badgeFromWire(key: string, value: unknown): Badge {
  const wire = tolerantFields(value);
  return {
    name: wire.text('name') || key,
    description: wire.text('description'),
    redirectLink: readWebAddress(wire.text('redirect_link')),
  };
}

/** Pairs of artifact id and badge name: an entry is such a pair, or the key is an id with one name or a list of them. */
function holdingsFromWire([key, value]: [key: string, value: unknown]): [
  id: string,
  name: string,
][] {
  const wire = tolerantFields(value);
  const id = wire.text('artifact_uuid') || key;
  const names = isObject(value)
    ? [wire.text('badge')]
    : tolerantFields({ names: [value].flat() }).texts('names');
  return names.map((name) => [id.toLowerCase(), name]);
}

/** Badges are a decoration: what is wrong with an entry is no one's concern, as long as the others are shown. */
function tolerantFields(value: unknown): WireFields {
  return new WireFields(value, '', () => {});
}
