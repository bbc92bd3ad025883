import { sql } from 'drizzle-orm';

import type { Transaction } from '../../database/connection';
import { artifacts } from '../../database/tables/schema';
import { Invalid, invalid, type Reader } from '../validation/reader';
import { list, object } from '../validation/structures';
import { choice, integer, text } from '../validation/values';
import { ifSent, onlyMembers } from './nestedMembers';

/**
 * A link as it is sent (contract/api 2.5). What has to be there is asked for later, since that is
 * told in another shape.
 */
export interface SentLink {
  relation?: 'collection';
  /** In lower case. */
  linked_artifact?: string;
  /** Checked, but not stored: the order is that of the list. */
  order?: number;
}

interface Surroundings {
  /** The artifact that the links belong to. */
  uuid: string;
  /** Those of the artifacts to link that the catalogue has. */
  targets: ReadonlySet<string>;
}

/** Reads links to artifacts that exist, other than this one, each once. */
export function linksOf(surroundings: Surroundings): Reader<SentLink[]> {
  const link = object<SentLink>('.', {
    relation: ifSent(choice('collection')),
    linked_artifact: ifSent(target(surroundings)),
    order: ifSent(integer({ min: 0 })),
  });
  const read = list(onlyMembers(['relation', 'linked_artifact', 'order'], link), { good: {} });
  return (json) => {
    const links = read(json);
    demandEachOnce(links);
    return links;
  };
}

/**
 * Which artifacts among those that a list of links names exist, seen by the caller or not
 * (contract/api 2.5).
 */
export async function findTargets(
  transaction: Transaction,
  sentLinks: unknown,
): Promise<Set<string>> {
  const links: unknown[] = Array.isArray(sentLinks) ? sentLinks : [];
  const wanted = links
    .map((link) => (link as { linked_artifact?: unknown } | null)?.linked_artifact)
    .filter((uuid) => typeof uuid === 'string')
    .map((uuid) => uuid.trim().toLowerCase());
  const found = await transaction
    .select({ uuid: artifacts.uuid })
    .from(artifacts)
    .where(sql`${artifacts.uuid} in (select value from json_each(${JSON.stringify(wanted)}))`);
  return new Set(found.map(({ uuid }) => uuid));
}

function target({ uuid, targets }: Surroundings): Reader<string> {
  return (json) => {
    const value = text()(json).toLowerCase();
    if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)) {
      throw invalid(`"${value}" is not a valid UUID.`);
    }
    if (!targets.has(value)) throw invalid('There is no such artifact.');
    if (value === uuid) throw invalid('An artifact cannot be linked to itself.');
    return value;
  };
}

/** Where the real server fails, repeats are told as problems of the links. */
function demandEachOnce(links: SentLink[]): void {
  const seen = new Set<string>();
  const problems = links.map(({ linked_artifact: uuid }): Record<string, string[]> => {
    if (uuid === undefined) return {};
    if (seen.has(uuid)) return { linked_artifact: ['The artifact is linked more than once.'] };
    seen.add(uuid);
    return {};
  });
  if (problems.some((problem) => problem.linked_artifact)) throw new Invalid(problems);
}
