import { body, inPath, json, type Operation } from './openApiOperation';
import { token } from './openApiWriting';

const uuid = inPath('uuid', 'The id of an artifact on which the caller holds a role.');
const slug = inPath('slug', 'The slug of the version, in any letter case.');
const forbidden = {
  403: {
    description:
      'The token is missing, expired, or not good for this: it takes a role on the artifact.',
  },
};
const missing = { 404: { description: 'There is no such artifact, or no such version of it.' } };
const notJson = { 415: { description: 'The body is not application/json.' } };
const wrong = {
  400: { description: 'What was sent is wrong. The body says what, field by field.' },
};

export const addVersion: Operation = {
  summary: 'Adds a version to an artifact.',
  parameters: [uuid, token],
  requestBody: body('contents.urn is required. Without environment_setup, it is jupyterhub.', {
    $ref: '#/components/schemas/NewVersion',
  }),
  responses: {
    ...json('The version alone.', { $ref: '#/components/schemas/Version' }, 201),
    ...wrong,
    ...forbidden,
    404: { description: 'There is no such artifact.' },
    409: { description: 'The contents belong to a version already, of whatever artifact.' },
    ...notJson,
  },
};

export const deleteVersion: Operation = {
  summary: 'Deletes a version. One with a DOI is for service administrators alone.',
  parameters: [uuid, slug, token],
  responses: {
    204: { description: 'Done. There is no body.' },
    400: { description: 'The URN of the contents has fewer than five parts.' },
    ...forbidden,
    ...missing,
  },
};

export const requestMigration: Operation = {
  summary:
    'Asks for contents of the object store to be moved to the research-data archive, which gives them a DOI. To learn the result, find the artifact again: the version keeps its slug. GET on this path always fails.',
  parameters: [uuid, slug, token],
  requestBody: body('backend is zenodo.', { $ref: '#/components/schemas/MigrationRequest' }),
  responses: {
    ...json('The request is taken.', { $ref: '#/components/schemas/Migration' }, 201),
    ...wrong,
    ...forbidden,
    ...missing,
    409: { description: 'A request for this version is in progress.' },
    ...notJson,
  },
};
