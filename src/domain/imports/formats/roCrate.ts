import type { DescribedWork } from '../describedWork';
import { malformed } from '../importedMetadata';
import { isObject, lineOf, listOf, member } from '../readValues';
import { readLinkedData } from './linkedData';

/** Reads the root of an RO-Crate: `ro-crate-metadata.json` or `trovi.json` (contract/api 5). */
export function readRoCrate(file: unknown): DescribedWork {
  const entities = new Map(
    listOf(member(file, '@graph')).map((entity) => [idOf(entity), entity] as const),
  );
  const descriptor = [...entities.values()].find((entity) =>
    /(?:^|\/)(?:ro-crate-metadata\.json(?:ld)?|trovi\.json)$/.test(idOf(entity)),
  );
  // An entity without an id cannot be a root.
  const about = idOf(listOf(member(descriptor, 'about'))[0]) || './';
  const root = entities.get(about) ?? entities.get('./');
  if (!isObject(root)) throw malformed('ro-crate', 'It holds no root data set, “./”.');
  const resolve = (value: unknown) =>
    isObject(value) ? (entities.get(idOf(value)) ?? value) : value;
  const work = readLinkedData(root, resolve);
  // Crates of workflows have their authors there.
  const main = resolve(listOf(member(root, 'mainEntity'))[0]);
  return work.authors.length > 0
    ? work
    : { ...work, authors: readLinkedData(main, resolve).authors };
}

function idOf(value: unknown): string {
  return lineOf(member(value, '@id'));
}
