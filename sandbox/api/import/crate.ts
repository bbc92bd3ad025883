import { badCall } from '../http/refusal';

/** One entity of an RO-Crate's graph. */
export type Entity = Record<string, unknown>;

/** The parts of an RO-Crate metadata file that an import reads (contract/api 5). */
export interface Crate {
  /** The data set that the file describes. */
  root: Entity;
  /** Finds the entity that a reference names. */
  find: (reference: unknown) => Entity | undefined;
}

/**
 * Reads `trovi.json`. Where the real server fails with a `500`, it explains what is wrong with the
 * file (shape S).
 */
export function readCrate(text: string): Crate {
  const graph = graphOf(parse(text));
  const find = (reference: unknown) => {
    const id = isEntity(reference) ? reference['@id'] : undefined;
    return graph.find((entity) => entity['@id'] === id);
  };
  const descriptor = graph.find((entity) => entity['@id'] === 'trovi.json');
  if (!descriptor || !isOfType(descriptor, 'CreativeWork')) {
    throw badCrate('it needs an entity "trovi.json" of the type CreativeWork');
  }
  const root = find(descriptor.about);
  if (!root || !isOfType(root, 'Dataset')) {
    throw badCrate('"about" of "trovi.json" must lead to an entity of the type Dataset');
  }
  return { root, find };
}

/** A refusal that explains what is wrong with the file. */
export function badCrate(problem: string) {
  return badCall(`The trovi.json file is invalid: ${problem}.`);
}

export function isOfType(entity: Entity, type: string): boolean {
  return entity['@type'] === type;
}

export function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw badCrate('it is not JSON');
  }
}

function graphOf(json: unknown): Entity[] {
  const graph = isEntity(json) ? json['@graph'] : undefined;
  if (!Array.isArray(graph) || !graph.every(isEntity)) {
    throw badCrate('"@graph" must be a list of entities');
  }
  return graph;
}
