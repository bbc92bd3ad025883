import { inPath, inQuery, json, type Operation } from './openApiOperation';
import { addRole, removeRole } from './openApiRoles';
import { schemas } from './openApiSchemas';
import { deleteArtifact, updateArtifact } from './openApiUpdating';
import { addVersion, deleteVersion, requestMigration } from './openApiVersions';
import { createArtifact, exchangeToken, importArtifact, reimportArtifact } from './openApiWriting';

/** What this sandbox's API answers, as OpenAPI 3.1. The reference page is made from it. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', Operation>>>;
  components: { schemas: object };
}

/** The description of the API at an address. */
export function openApiDocument(address: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trovi catalogue API (sandbox)',
      version: '1',
      description:
        'The catalogue. A private artifact opens with its sharing key, and to those who hold a role on it. Errors have no 401: 403 says that a token or a permission is missing. Times have the form 2026-03-02T14:07UTC.',
    },
    servers: [{ url: address }],
    paths: {
      '/artifacts/': { get: listArtifacts, post: createArtifact },
      '/artifacts/{uuid}/': {
        get: findArtifact,
        put: updateArtifact,
        patch: updateArtifact,
        delete: deleteArtifact,
      },
      '/artifacts/{uuid}/roles/': { get: listRoles, post: addRole, delete: removeRole },
      '/artifacts/{uuid}/versions/': { post: addVersion },
      '/artifacts/{uuid}/versions/{slug}/': { delete: deleteVersion },
      '/artifacts/{uuid}/versions/{slug}/migration/': {
        post: requestMigration,
      },
      '/artifacts/{uuid}/versions/{slug}/contents/': { get: contentsOfVersion },
      '/contents/': { get: contentsByUrn },
      '/meta/tags': { get: listTags },
      '/import/': { post: importArtifact },
      '/import/{uuid}/': { put: reimportArtifact },
      '/token/': { post: exchangeToken },
      '/docs/schema/': { get: schema },
    },
    components: { schemas },
  };
}

const uuid = inPath('uuid', 'The id of the artifact, lower-case with hyphens.');
const slug = inPath('slug', 'The slug of the version, such as 2026-03-02 or 2026-03-02.1.');
const sharingKey = inQuery('sharing_key', 'Opens the private artifact that has this key.');
const missing = { 404: { description: 'Missing, or hidden from the caller.' } };
const hidden = { 403: { description: 'There, but hidden from the caller.' } };

const filters = [
  inQuery(
    'q',
    'Words that must all occur in title, descriptions, owner, author names or tags. OR separates alternatives, a leading - excludes. Quotes and apostrophes must be balanced.',
  ),
  inQuery('tag', 'A whole tag, in any letter case. Repeat it to ask for several.'),
  inQuery('owner', 'The URN of the owner.'),
  inQuery('author_name', 'A part of the name of an author.'),
  inQuery('min_access_count', 'The least number of launches.', 'integer'),
  inQuery('max_access_count', 'The greatest number of launches.', 'integer'),
  sharingKey,
];

const listArtifacts: Operation = {
  summary: 'Lists artifacts, newest update first.',
  parameters: [
    inQuery('limit', 'The size of a page. Without it, everything comes at once.', 'integer'),
    inQuery(
      'after',
      'The id of an artifact to start with: it is the first of the page. Ask with the last one received, and drop the repeat.',
    ),
    inQuery(
      'sort_by',
      'updated_at, created_at, date, access_count, unique_access_count or unique_cell_execution_count; descending, or ascending with a leading -. A comma list is understood.',
    ),
    ...filters,
  ],
  responses: {
    ...json('A page. There is more while next.after is not null; its value is no address to use.', {
      $ref: '#/components/schemas/Page',
    }),
    400: { description: 'A parameter that makes no sense.' },
    404: { description: 'The artifact to start with is not in the result: start again.' },
  },
};

const findArtifact: Operation = {
  summary: 'Finds one artifact. The filters of the list apply here, too.',
  parameters: [uuid, ...filters],
  responses: { ...json('The artifact.', { $ref: '#/components/schemas/Artifact' }), ...missing },
};

const listRoles: Operation = {
  summary: 'Lists who may edit an artifact.',
  parameters: [uuid, sharingKey],
  responses: {
    ...json('All entries.', { type: 'array', items: { $ref: '#/components/schemas/Role' } }),
    ...hidden,
    ...missing,
  },
};

const contents = json('The ways to fetch it.', { $ref: '#/components/schemas/Contents' });

const contentsOfVersion: Operation = {
  summary: 'Tells how to fetch what a version holds.',
  parameters: [uuid, slug, sharingKey],
  responses: {
    ...contents,
    400: { description: 'Contents of a kind that cannot be fetched.' },
    ...hidden,
    ...missing,
  },
};

const contentsByUrn: Operation = {
  summary: 'Tells how to fetch contents, by their URN.',
  parameters: [
    { ...inQuery('urn', 'The URN of the contents, percent-encoded.'), required: true },
    sharingKey,
  ],
  responses: contentsOfVersion.responses,
};

const listTags: Operation = {
  summary: 'Lists all tags that artifacts may carry.',
  parameters: [],
  responses: json('The vocabulary, sorted.', { $ref: '#/components/schemas/Tags' }),
};

const schema: Operation = {
  summary: 'This description, as OpenAPI.',
  parameters: [],
  responses: json('An OpenAPI 3.1 document.', { type: 'object' }),
};
