import * as v from 'valibot';

import { contentsUrn, emailAddress, urn } from './formats';
import { list, notNull, object } from './structures';
import { newTexts } from './textFields';
import { anything, choice, flag, integer, text, textOrBlank } from './values';

/** The members of an author (contract/api 2.3). */
export const authorMembers = {
  full_name: text({ max: 200 }),
  affiliation: v.optional(v.nullable(textOrBlank({ max: 200 })), null),
  email: emailAddress,
};

export const authors = list(object('authors', authorMembers));

/** Tags as text. The vocabulary is checked later. */
export const tags = list(textOrBlank());

/** The members of the daypass settings (contract/api 2.3). */
export const reproducibilityMembers = {
  enable_requests: v.optional(flag, false),
  access_hours: v.optional(v.nullable(integer({ min: 1 })), null),
};

/** A version (contract/api 2.8). Problems carry the name of its place. */
function versionAt(place: string) {
  return object(place, {
    contents: notNull(object('contents', { urn: contentsUrn })),
    links: v.optional(list(object('links', { label: text({ max: 40 }), urn })), []),
    environment_setup: v.optional(
      list(object('environment_setup', { type: text(), arguments: anything }), { max: 1 }),
      [],
    ),
  });
}

/** The body of `POST /artifacts/{uuid}/versions/` (contract/api 2.8). */
export const newVersion = v.pipe(versionAt('.'), v.metadata({ ref: 'NewVersion' }));

/** A version that is created with its artifact. */
export const firstVersion = versionAt('version');

/** The body of `POST /artifacts/` (contract/api 2.3). */
export const newArtifact = v.pipe(
  object('.', {
    ...newTexts,
    visibility: v.optional(choice('public', 'private'), 'private'),
    tags: v.optional(tags, []),
    authors: v.optional(authors, []),
    reproducibility: v.optional(notNull(object('reproducibility', reproducibilityMembers)), {}),
    owner_urn: v.optional(urn),
    version: v.optional(firstVersion),
    linked_projects: v.optional(list(urn)),
    // The real server fails on links here (contract/api 2.3).
    linked_artifacts: v.optional(
      v.never('Add the artifact first, then set its links by an update.'),
    ),
  }),
  v.metadata({ ref: 'NewArtifact' }),
);

export type SentAuthor = v.InferOutput<typeof authors>[number];
export type SentReproducibility = v.InferOutput<
  v.ObjectSchema<typeof reproducibilityMembers, undefined>
>;
export type SentVersion = v.InferOutput<typeof newVersion>;
export type SentArtifact = v.InferOutput<typeof newArtifact>;
