import * as v from 'valibot';

import { urn } from './formats';
import { authorMembers, reproducibilityMembers, tags } from './newArtifact';
import { list, openObject, pathTo } from './structures';
import { changedTexts } from './textFields';
import { choice, integer, text } from './values';

/** The data that a list of links is checked against. */
interface Surroundings {
  /** The artifact that the links belong to. */
  uuid: string;
  /** The linked artifacts that exist. */
  targets: ReadonlySet<string>;
}

/**
 * The changed fields of an artifact (contract/api 2.3 to 2.5). Further members of authors and
 * links are ignored. Missing members are checked later, because they are reported in another shape.
 */
export function changesOf(surroundings: Surroundings) {
  return openObject({
    ...changedTexts,
    visibility: v.optional(choice('public', 'private')),
    tags: v.optional(tags),
    authors: v.optional(list(author)),
    linked_artifacts: v.optional(linksOf(surroundings)),
    reproducibility: v.optional(openObject(reproducibilityMembers)),
    owner_urn: v.optional(urn),
    linked_projects: v.optional(list(urn)),
  });
}

const author = openObject({
  ...authorMembers,
  full_name: v.optional(authorMembers.full_name),
  email: v.optional(authorMembers.email),
});

/** Links to existing artifacts other than this one, each once. */
function linksOf(surroundings: Surroundings) {
  const link = openObject({
    relation: v.optional(choice('collection')),
    linked_artifact: v.optional(targetOf(surroundings)),
    // The order is checked, but not stored: the order of the list counts.
    order: v.optional(integer({ min: 0 })),
  });
  return v.pipe(
    list(link),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const uuids = dataset.value.map((sent) => sent.linked_artifact);
      for (const [place, uuid] of uuids.entries()) {
        if (uuid === undefined || uuids.indexOf(uuid) === place) continue;
        // The real server fails on repeats (contract/api 2.5).
        addIssue({
          message: 'The artifact is linked more than once.',
          path: [
            { type: 'array', origin: 'value', input: dataset.value, key: place, value: uuid },
            ...pathTo(dataset.value[place], 'linked_artifact'),
          ],
        });
      }
    }),
  );
}

function targetOf({ uuid, targets }: Surroundings) {
  return v.pipe(
    text(),
    v.toLowerCase(),
    v.regex(
      /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      ({ input }) => `"${input}" is not a valid UUID.`,
    ),
    v.check((value) => targets.has(value), 'There is no such artifact.'),
    v.check((value) => value !== uuid, 'An artifact cannot be linked to itself.'),
  );
}
