import { type Artifact, visibilities } from '../../domain/artifact/artifact';
import type { Author } from '../../domain/artifact/author';
import {
  authorFieldNames,
  authorFields,
  type FieldKind,
  fieldNames,
  fields,
  type FieldValues,
} from '../../domain/artifact/fields';
import type { LinkedArtifact, LinkingArtifact } from '../../domain/artifact/links';
import { parseTimestamp } from '../../domain/artifact/timestamps';

import { metricsSchema } from './metrics';
import {
  converted,
  count,
  flag,
  list,
  object,
  objectOf,
  orEmpty,
  type Schema,
  text,
} from './lenientSchemas';
import { versionSchema } from './version';

const authorSchema = objectOf<Author>(
  authorFieldNames.map((name) => [name, authorFields[name].wire, text]),
);

/** The server sends 0 for every `order` (contract/api 2.5). Equal ones keep the received order. */
const linkedArtifactsSchema: Schema<LinkedArtifact[]> = converted(
  list(object({ relation: text, linked_artifact: text, linked_title: text, order: count })),
  (links) =>
    links
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .map(({ relation, linked_artifact: artifactId, linked_title: title }) => ({
        relation,
        artifactId,
        title,
      })),
);

const linkingArtifactSchema: Schema<LinkingArtifact> = converted(
  object({ source_artifact: text, linked_from_title: text, linked_from_owner: text }),
  (wire) => ({
    artifactId: wire.source_artifact,
    title: wire.linked_from_title,
    ownerUrn: wire.linked_from_owner,
  }),
);

const reproducibilitySchema: Schema<Artifact['reproducibility']> = converted(
  orEmpty(object({ enable_requests: flag, access_hours: count }), {}),
  ({ enable_requests: enableRequests, access_hours: accessHours }) => ({
    enableRequests,
    accessHours: enableRequests ? accessHours : undefined,
  }),
);

/** Reads the fields of each kind. */
const kinds: { readonly [Kind in FieldKind]: Schema<FieldValues[Kind]> } = {
  text,
  paragraph: text,
  markdown: text,
  optionalText: converted(text, (read) => read.trim() || undefined),
  optionalTexts: converted(list(text), (texts) => (texts.length > 0 ? texts : undefined)),
  time: converted(text, parseTimestamp),
  tags: converted(list(text), (tags) => [...new Set(tags.filter(Boolean))]),
  // An unknown visibility is treated as private, the safe reading.
  visibility: converted(text, (read) => visibilities.find((known) => known === read) ?? 'private'),
  authors: list(authorSchema),
  versions: list(versionSchema),
  roles: list(object({ user: text, role: text })),
  linkedArtifacts: linkedArtifactsSchema,
  linkedFrom: list(linkingArtifactSchema),
  reproducibility: reproducibilitySchema,
  metrics: metricsSchema,
};

/**
 * An artifact in a response or in a list (contract/api 6.1). Its id is `''` if the server sent
 * none.
 */
export const artifactSchema = objectOf<Artifact>(
  fieldNames.map((name) => [name, fields[name].wire, kinds[fields[name].kind]]),
);
