import type { Artifact } from '../../domain/artifact/artifact';
import type { Author } from '../../domain/artifact/author';
import type { LinkedArtifact, LinkingArtifact } from '../../domain/artifact/links';
import { parseTimestamp } from '../../domain/artifact/timestamps';

import { metricsSchema } from './metrics';
import { converted, count, flag, list, object, orEmpty, type Schema, text } from './lenientSchemas';
import { versionSchema } from './version';

const authorSchema: Schema<Author> = converted(
  object({ full_name: text, affiliation: text, email: text }),
  ({ full_name: fullName, affiliation, email }) => ({ fullName, affiliation, email }),
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

/**
 * An artifact in an answer or in a list (contract/api 6.1). Its id is `''` if the server sent none.
 */
export const artifactSchema: Schema<Artifact> = converted(
  object({
    uuid: text,
    title: text,
    short_description: text,
    long_description: text,
    visibility: text,
    owner_urn: text,
    authors: list(authorSchema),
    tags: list(text),
    versions: list(versionSchema),
    roles: list(object({ user: text, role: text })),
    linked_artifacts: linkedArtifactsSchema,
    linked_from: list(linkingArtifactSchema),
    reproducibility: reproducibilitySchema,
    linked_projects: list(text),
    created_at: text,
    updated_at: text,
    metrics: metricsSchema,
    citation: text,
    sharing_key: text,
  }),
  (wire) => ({
    id: wire.uuid,
    title: wire.title,
    shortDescription: wire.short_description,
    longDescription: wire.long_description,
    // An unknown visibility is treated as private, the safe reading.
    visibility: wire.visibility === 'public' ? 'public' : 'private',
    ownerUrn: wire.owner_urn,
    authors: wire.authors,
    tags: [...new Set(wire.tags.filter(Boolean))],
    versions: wire.versions,
    roles: wire.roles,
    linkedArtifacts: wire.linked_artifacts,
    linkedFrom: wire.linked_from,
    reproducibility: wire.reproducibility,
    createdAt: parseTimestamp(wire.created_at),
    updatedAt: parseTimestamp(wire.updated_at),
    metrics: wire.metrics,
    citation: wire.citation.trim() || undefined,
    sharingKey: wire.sharing_key || undefined,
    linkedProjects: wire.linked_projects.length ? wire.linked_projects : undefined,
  }),
);
