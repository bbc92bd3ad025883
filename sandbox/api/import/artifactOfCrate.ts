import * as v from 'valibot';

import { authors, firstVersion } from '../../schemas/newArtifact';
import { object } from '../../schemas/structures';
import { newTexts } from '../../schemas/textFields';
import { readSent } from '../http/readSent';
import { badCrate, isEntity, isOfType, readCrate, type Crate, type Entity } from './crate';

const metadata = object('.', {
  title: newTexts.title,
  short_description: newTexts.short_description,
  // The file can omit it, but not set it to null.
  long_description: v.optional(v.unwrap(v.unwrap(newTexts.long_description))),
  authors,
  version: firstVersion,
});

type Metadata = v.InferOutput<typeof metadata>;

/** A repository's description of itself, in the catalogue's terms. */
export interface Described extends Omit<Metadata, 'long_description'> {
  /** Null if the file has no description. An empty description is refused. */
  long_description: string | null;
  tags: string[];
}

/** Reads `trovi.json` (contract/api 5). Throws a refusal if it is wrong. */
export function readDescription(text: string, contentsUrn: string): Described {
  const crate = readCrate(text);
  const { root } = crate;
  const tags = tagsOf(root);
  const setups = setupsOf(crate);
  const sent = {
    title: root.name,
    short_description: root.disambiguatingDescription,
    long_description: root.description,
    authors: authorsOf(crate),
    version: { contents: { urn: contentsUrn }, environment_setup: setups },
  };
  const read = readSent(withoutAbsent(sent), metadata);
  return { ...read, long_description: read.long_description ?? null, tags };
}

function tagsOf({ keywords }: Entity): string[] {
  if (typeof keywords !== 'string') throw badCrate('"keywords" must be one text with commas');
  return keywords.split(',').map((tag) => tag.trim());
}

function authorsOf({ root, find }: Crate): Entity[] {
  if (!Array.isArray(root.author)) throw badCrate('"author" must be a list of references');
  return root.author.map((reference: unknown) => {
    const person = isReference(reference) ? find(reference) : undefined;
    if (!person || !isOfType(person, 'Person')) {
      throw badCrate('every "author" must be a reference to an entity of the type Person');
    }
    const { name, email, affiliation } = person;
    if (affiliation !== undefined && typeof affiliation !== 'string') {
      throw badCrate('"affiliation" of a person must be a text');
    }
    return withoutAbsent({ full_name: name, email, affiliation });
  });
}

function setupsOf({ root, find }: Crate): { type: unknown; arguments: unknown }[] {
  const references: unknown[] = [root.actionApplication ?? []].flat();
  const setups = references
    .map(find)
    .filter((entity) => entity !== undefined)
    .filter((entity) => isOfType(entity, 'SoftwareApplication') && entity.trovi_type);
  if (setups.length > 1) throw badCrate('there can be one "actionApplication" with a trovi_type');
  return setups.map(({ trovi_type: type, trovi_arguments: args }) => {
    if (args === undefined || args === null || isEntity(args)) {
      throw badCrate('"trovi_arguments" must be there, and be no object');
    }
    return { type, arguments: args };
  });
}

function isReference(value: unknown): boolean {
  return isEntity(value) && Object.keys(value).join() === '@id';
}

function withoutAbsent(entity: Entity): Entity {
  return Object.fromEntries(Object.entries(entity).filter(([, value]) => value !== undefined));
}
