import * as v from 'valibot';

import type { Badge, BadgeCatalogue } from '../../domain/artifact/badges/badge';
import { readWebAddress } from '../../domain/addresses/webAddress';

import type { ApiRequest } from '../http/apiRequest';
import { readResponse, readTolerantly } from '../wire/readResponse';
import { list, object, orEmpty, text } from '../wire/lenientSchemas';

/**
 * Creates the request to the portal for badges and their holders (contract/portal 1.1). The address
 * has no final slash, because the portal does not recognize it with one. The request has no custom
 * headers, because the portal does not respond to preflights.
 */
export function listBadgesRequest(portal: URL): ApiRequest {
  const { href: url } = new URL('experiment/share/api/badges', portal);
  return { url, method: 'GET', headers: {} };
}

const entriesSchema = v.pipe(
  v.custom<object>((part) => typeof part === 'object' && part !== null, 'a list or an object'),
  v.transform(entriesOf),
);
const catalogueSchema = object({
  badges: entriesSchema,
  artifact_badges: orEmpty(entriesSchema, []),
});
const badgeSchema = object({ name: text, description: text, redirect_link: text });
const holdingSchema = object({ artifact_uuid: text, badge: text });

/**
 * Reads the badges and their holders. Each of the two parts may be a list or an object with names
 * or ids as keys (product 3.3). Throws a `ShapeError` if a part is neither. Ignores broken entries
 * and repeats, because badges are only a decoration. Returns ids in lower case, and all badge names
 * of an id, even names that are not in the list of badges.
 */
export function badgesFromResponse(response: unknown): BadgeCatalogue {
  const parts = readResponse(catalogueSchema, response);
  const badges = new Map<string, Badge>();
  for (const badge of parts.badges.map(badgeFromWire)) {
    if (badge.name && !badges.has(badge.name)) badges.set(badge.name, badge);
  }
  const namesByArtifact = new Map<string, string[]>();
  for (const [id, name] of parts.artifact_badges.flatMap(holdingsFromWire)) {
    const names = namesByArtifact.get(id) ?? [];
    if (id && name && !names.includes(name)) namesByArtifact.set(id, [...names, name]);
  }
  return { badges: [...badges.values()], namesByArtifact };
}

/** An entry of a part. The key is `''` in a list. */
type Entry = [key: string, value: unknown];

function entriesOf(part: object): Entry[] {
  if (!Array.isArray(part)) return Object.entries(part);
  return part.map((value: unknown) => ['', value]);
}

function badgeFromWire([key, value]: Entry): Badge {
  const wire = readTolerantly(badgeSchema, value).value;
  return {
    name: wire?.name || key,
    description: wire?.description ?? '',
    redirectLink: readWebAddress(wire?.redirect_link ?? ''),
  };
}

/** An entry names an artifact and a badge, or its key is an id and its value one or more names. */
function holdingsFromWire([key, value]: Entry): [id: string, name: string][] {
  const wire = readTolerantly(holdingSchema, value).value;
  const id = wire?.artifact_uuid || key;
  const names = wire ? [wire.badge] : readTolerantly(list(text), [value].flat()).value;
  return (names ?? []).map((name) => [id.toLowerCase(), name]);
}
