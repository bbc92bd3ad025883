import type { DescribedWork } from '../../describedWork';
import { malformed } from '../../importedMetadata';
import { isObject, listOf, member } from '../../values/readValues';
import { idOf, readEntity, resolverOf } from './linkedData';
import { withPlainTerms } from './plainTerms';

/** The entity that describes an RO-Crate itself. */
const descriptor = /(?:^|\/)(?:ro-crate-metadata\.json(?:ld)?|trovi\.json)$/;

/** Whether JSON-LD is an RO-Crate rather than any other graph. */
export function isRoCrate(file: unknown): boolean {
  const ids = listOf(member(file, '@graph')).map(idOf);
  const context = JSON.stringify(listOf(member(file, '@context')).filter(isText));
  return ids.some((id) => descriptor.test(id) || id === './') || context.includes('/ro/crate/');
}

const isText = (value: unknown) => typeof value === 'string';

/** Reads the root of an RO-Crate: `ro-crate-metadata.json` or `trovi.json` (contract/api 5). */
export function readRoCrate(file: unknown): DescribedWork {
  const nodes = listOf(member(withPlainTerms(listOf(file)[0]), '@graph'));
  const entities = new Map(nodes.map((entity) => [idOf(entity), entity] as const));
  const described = nodes.find((entity) => descriptor.test(idOf(entity)));
  // An entity without an id cannot be a root.
  const about = idOf(listOf(member(described, 'about'))[0]) || './';
  const root = entities.get(about) ?? entities.get('./');
  if (!isObject(root)) throw malformed('ro-crate', 'It has no root data set, “./”.');
  const resolve = resolverOf(nodes);
  const work = readEntity(root, resolve);
  // Crates of workflows have their authors there.
  const main = resolve(listOf(member(root, 'mainEntity'))[0]);
  return work.authors.length > 0 ? work : { ...work, authors: readEntity(main, resolve).authors };
}
