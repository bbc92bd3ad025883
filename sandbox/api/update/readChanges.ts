import { isDeepStrictEqual } from 'node:util';

import { changesOf } from '../../schemas/changes';
import { readSent } from '../http/readSent';
import { Refusal } from '../http/refusal';
import { settleDaypasses } from './settleDaypasses';
import type { ArtifactDocument } from './readDocument';

/** The fields to store. Absent fields stay as they are. */
export interface ArtifactChanges extends Partial<Omit<ArtifactDocument, 'linked_artifacts'>> {
  /** Uuids of the artifacts to link, in their order. */
  linked_artifacts?: string[];
}

/**
 * The fields that a patch changed, checked by the rules of contract/api 2.3 to 2.5. The vocabulary
 * of tags is checked later.
 */
export function readChanges(
  before: ArtifactDocument,
  after: Record<string, unknown>,
  surroundings: { uuid: string; targets: ReadonlySet<string> },
): ArtifactChanges {
  const changed = Object.entries(before)
    .map(([name, value]) => ({ name, value: value as unknown, now: after[name] ?? null }))
    .filter(({ value, now }) => !isDeepStrictEqual(value, now))
    .map(({ name, now }) => [name, now]);
  const sent = readSent(Object.fromEntries(changed), changesOf(surroundings));
  const { authors, linked_artifacts: links, reproducibility } = sent;
  return {
    ...sent,
    reproducibility: reproducibility && settleDaypasses(reproducibility),
    authors: authors && demandMembers(authors, ['full_name', 'email']),
    linked_artifacts:
      links &&
      demandMembers(links, ['relation', 'linked_artifact']).map((link) => link.linked_artifact),
  };
}

type With<Item, Name extends keyof Item> = Item & { [Key in Name]-?: NonNullable<Item[Key]> };

/**
 * The items, all with these members. Missing members are reported as a bare list (shape SL), and
 * only if nothing else is wrong.
 */
function demandMembers<Item extends object, Name extends keyof Item>(
  items: Item[],
  names: Name[],
): With<Item, Name>[] {
  const problems = items.map((item) => {
    const missing = names.filter((name) => item[name] === undefined);
    return Object.fromEntries(missing.map((name) => [name, ['This field is required.']]));
  });
  if (problems.some((problem) => Object.keys(problem).length > 0)) {
    throw new Refusal(400, problems);
  }
  return items as With<Item, Name>[];
}
