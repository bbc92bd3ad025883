import * as v from 'valibot';

import { shownTexts } from './textFields';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}UTC$/));

/**
 * The schemas of the API's data (contract/api 6). Their `ref` is the name in the OpenAPI document.
 */
export const role = v.pipe(
  v.object({ user: v.string(), role: v.picklist(['administrator', 'collaborator']) }),
  v.metadata({ ref: 'Role' }),
);

const metrics = v.pipe(
  v.object({
    access_count: count,
    unique_access_count: count,
    unique_cell_execution_count: count,
  }),
  v.metadata({ ref: 'Metrics' }),
);

export const version = v.pipe(
  v.object({
    slug: v.string(),
    created_at: time,
    contents: v.object({ urn: v.string() }),
    metrics,
    links: v.array(v.object({ label: v.string(), verified: v.boolean(), urn: v.string() })),
    environment_setup: v.array(v.object({ type: v.string(), arguments: v.unknown() })),
  }),
  v.metadata({ ref: 'Version' }),
);

export const artifact = v.pipe(
  v.object({
    uuid: v.pipe(v.string(), v.uuid()),
    created_at: time,
    updated_at: time,
    ...shownTexts,
    tags: v.array(v.string()),
    authors: v.array(
      v.object({
        full_name: v.string(),
        affiliation: v.nullable(v.string()),
        email: v.string(),
      }),
    ),
    owner_urn: v.string(),
    roles: v.array(role),
    visibility: v.picklist(['public', 'private']),
    linked_projects: v.array(v.string()),
    linked_from: v.array(
      v.object({
        linked_from_title: v.string(),
        linked_from_owner: v.string(),
        relation: v.string(),
        order: count,
        source_artifact: v.string(),
      }),
    ),
    linked_artifacts: v.array(
      v.object({
        linked_title: v.string(),
        linked_artifact: v.string(),
        relation: v.string(),
        order: count,
      }),
    ),
    reproducibility: v.object({
      enable_requests: v.boolean(),
      access_hours: v.nullable(count),
      requests: count,
    }),
    versions: v.pipe(v.array(version), v.description('Newest first.')),
    metrics,
    sharing_key: v.pipe(
      v.optional(v.string()),
      v.description('Only for callers who hold a role on the artifact.'),
    ),
  }),
  v.metadata({ ref: 'Artifact' }),
);

export const page = v.pipe(
  v.object({
    artifacts: v.array(artifact),
    next: v.object({ after: v.nullable(v.string()), limit: count }),
  }),
  v.metadata({ ref: 'Page' }),
);

export type WireArtifact = v.InferOutput<typeof artifact>;
export type WireRole = v.InferOutput<typeof role>;
export type WireVersion = v.InferOutput<typeof version>;
export type WireMetrics = v.InferOutput<typeof metrics>;
export type WirePage = v.InferOutput<typeof page>;
