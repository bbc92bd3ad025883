import * as v from 'valibot';
import { webAddressSchema } from './addressSchemas';
import { objectSchema } from './checkKeys';
import { textSchema } from './textSchema';

/** The places that need no settings, in the order in which they are offered. */
export const knownPlaces = ['binder', 'colab', 'codespaces', 'jupyterhub', 'local'] as const;

/** A place that needs no settings. */
export type KnownPlace = (typeof knownPlaces)[number];

const knownPlaceSchema = v.picklist(
  knownPlaces,
  'must be "binder", "colab", "codespaces", "jupyterhub", "local" or an object',
);

const placeTemplateSchema = objectSchema({
  /** The name of the place, as people know it. */
  name: textSchema,
  /** What the place costs and needs, in a sentence. */
  note: textSchema,
  /**
   * The address that opens a version: with `{repository}` (the address to clone from, as one value)
   * or `{doi}`, and perhaps `{ref}`, or `{branch}` for a place that takes no commits.
   */
  url: v.pipe(
    webAddressSchema,
    v.regex(
      /^\w+:\/\/[^/{]+\/(?=.*{(repository|doi)})([^{]|{(repository|ref|branch|doi)})*$/,
      'must be an address with {repository} or {doi} in its path, and perhaps {ref} or {branch}',
    ),
  ),
  /** The only host whose repositories the place opens: `github.com`. @default all hosts */
  host: v.optional(textSchema),
});

/** A place that an operator adds. */
export type PlaceTemplate = v.InferOutput<typeof placeTemplateSchema>;

/** The schema of an entry of `runElsewhere`. */
export const placeSchema = v.lazy((input): v.GenericSchema<unknown, KnownPlace | PlaceTemplate> =>
  typeof input === 'string' ? knownPlaceSchema : placeTemplateSchema,
);
