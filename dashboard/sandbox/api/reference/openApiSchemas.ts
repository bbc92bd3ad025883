const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const time = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}UTC$' };
const textOrNull = { type: ['string', 'null'] };
const role = { type: 'string', enum: ['administrator', 'collaborator'] };

function object(properties: Record<string, object>, optional: string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required };
}

function list(items: object) {
  return { type: 'array', items };
}

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

/** The shapes of the API's JSON (contract/api 6), for the OpenAPI document. */
export const schemas = {
  Page: object({
    artifacts: list(ref('Artifact')),
    next: object({ after: textOrNull, limit: count }),
  }),
  Artifact: object(
    {
      uuid: { type: 'string', format: 'uuid' },
      created_at: time,
      updated_at: time,
      title: text,
      short_description: text,
      long_description: { ...textOrNull, description: 'Markdown.' },
      citation: textOrNull,
      tags: list(text),
      authors: list(object({ full_name: text, affiliation: textOrNull, email: text })),
      owner_urn: text,
      roles: list(ref('Role')),
      visibility: { type: 'string', enum: ['public', 'private'] },
      linked_projects: list(text),
      linked_from: list(
        object({
          linked_from_title: text,
          linked_from_owner: text,
          relation: text,
          order: count,
          source_artifact: text,
        }),
      ),
      linked_artifacts: list(
        object({ linked_title: text, linked_artifact: text, relation: text, order: count }),
      ),
      reproducibility: object({
        enable_requests: { type: 'boolean' },
        access_hours: { type: ['integer', 'null'] },
        requests: count,
      }),
      versions: { ...list(ref('Version')), description: 'Newest first.' },
      metrics: ref('Metrics'),
      sharing_key: { ...text, description: 'Only for callers who hold a role on the artifact.' },
    },
    ['sharing_key'],
  ),
  NewArtifact: object(
    {
      title: { ...text, maxLength: 140 },
      short_description: { ...text, maxLength: 200 },
      long_description: { ...textOrNull, maxLength: 5000, description: 'Markdown, not empty.' },
      visibility: { type: 'string', enum: ['public', 'private'], default: 'private' },
      tags: { ...list(text), description: 'Of the vocabulary.' },
      authors: list(
        object(
          {
            full_name: { ...text, maxLength: 200 },
            email: { ...text, format: 'email', maxLength: 254 },
            affiliation: { ...textOrNull, maxLength: 200 },
          },
          ['affiliation'],
        ),
      ),
      reproducibility: object(
        {
          enable_requests: { type: 'boolean' },
          access_hours: { type: ['integer', 'null'], minimum: 1 },
        },
        ['enable_requests', 'access_hours'],
      ),
      citation: textOrNull,
      owner_urn: { ...text, description: "The caller's own." },
      version: ref('NewVersion'),
      linked_projects: { ...list(text), description: 'For service administrators alone.' },
    },
    [
      'long_description',
      'visibility',
      'tags',
      'authors',
      'reproducibility',
      'citation',
      'owner_urn',
      'version',
      'linked_projects',
    ],
  ),
  NewVersion: object(
    {
      contents: object({ urn: { ...text, maxLength: 254 } }),
      links: list(object({ label: { ...text, maxLength: 40 }, urn: { ...text, maxLength: 254 } })),
      environment_setup: {
        ...list(object({ type: text, arguments: { description: 'Any JSON value but null.' } })),
        maxItems: 1,
      },
    },
    ['links', 'environment_setup'],
  ),
  MigrationRequest: object({
    backend: { ...text, description: 'zenodo or chameleon, in any letter case.' },
  }),
  Migration: object({
    status: { type: 'string', const: 'queued' },
    message: text,
    message_ratio: { type: 'number' },
  }),
  TokenRequest: object(
    {
      grant_type: { type: 'string', const: 'token_exchange' },
      subject_token: text,
      subject_token_type: { type: 'string', const: 'urn:ietf:params:oauth:token-type:jwt' },
      scope: { ...text, description: 'Scopes, blank-separated.', default: 'artifacts:read' },
    },
    ['scope'],
  ),
  Token: object({
    access_token: text,
    issued_token_type: text,
    token_type: { type: 'string', const: 'bearer' },
    expires_in: count,
    scope: text,
  }),
  Role: object({ user: text, role }),
  Version: object({
    slug: text,
    created_at: time,
    contents: object({ urn: text }),
    metrics: ref('Metrics'),
    links: list(object({ label: text, verified: { type: 'boolean' }, urn: text })),
    environment_setup: list(object({ type: text, arguments: { description: 'Any JSON value.' } })),
  }),
  Metrics: object({
    access_count: count,
    unique_access_count: count,
    unique_cell_execution_count: count,
  }),
  Contents: object({
    contents: object({ urn: text }),
    access_methods: list(
      object(
        {
          protocol: { type: 'string', enum: ['http', 'git'] },
          exp: { type: 'integer', description: 'Seconds since 1970.' },
          url: text,
          method: text,
          headers: { type: 'object' },
          remote: text,
          ref: text,
          env: { type: 'object' },
        },
        ['url', 'method', 'headers', 'remote', 'ref', 'env'],
      ),
    ),
  }),
  Tags: object({ tags: list(object({ tag: text })) }),
};
