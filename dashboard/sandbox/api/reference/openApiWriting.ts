import { body, inPath, json, type Operation } from './openApiOperation';

/** The Trovi token that every change needs. */
export const token = {
  name: 'access_token',
  in: 'query' as const,
  required: true,
  description: 'A Trovi token with the scope artifacts:write. A header "bearer …" does as well.',
  schema: { type: 'string' },
};
/** An artifact as it is shown. */
export const artifact = { $ref: '#/components/schemas/Artifact' };
const refused = {
  400: { description: 'What was sent is wrong. The body says what, field by field.' },
  403: { description: 'The token is missing, expired, or not good for this.' },
  404: { description: 'A tag that the catalogue does not know.' },
  409: { description: 'The contents belong to a version already.' },
};
const gitHubUrl = body('Where the repository is.', {
  type: 'object',
  properties: { github_url: { type: 'string' } },
  required: ['github_url'],
});

export const createArtifact: Operation = {
  summary: 'Adds an artifact, which the caller owns.',
  parameters: [token],
  requestBody: body(
    'title and short_description are required. Each author needs full_name and email.',
    { $ref: '#/components/schemas/NewArtifact' },
  ),
  responses: {
    ...json('The artifact, with its sharing key.', artifact, 201),
    ...refused,
    415: { description: 'The body is not application/json.' },
  },
};

export const importArtifact: Operation = {
  summary: 'Adds a private artifact of what trovi.json in a repository of GitHub says.',
  parameters: [token],
  requestBody: gitHubUrl,
  responses: { ...json('The artifact.', artifact), ...refused },
};

export const reimportArtifact: Operation = {
  summary: 'Adds a version from a repository, and takes over what its trovi.json says.',
  parameters: [inPath('uuid', 'The id of an artifact that the caller owns.'), token],
  requestBody: gitHubUrl,
  responses: { ...json('The artifact.', artifact), ...refused },
};

export const exchangeToken: Operation = {
  summary: 'Gives a Trovi token, good for 300 seconds, for an access token of the sign-on server.',
  parameters: [],
  requestBody: body('grant_type is token_exchange, literally.', {
    $ref: '#/components/schemas/TokenRequest',
  }),
  responses: {
    ...json('The token.', { $ref: '#/components/schemas/Token' }, 201),
    400: { description: 'A member is missing, wrong or unknown.' },
    403: {
      description:
        'The token is not good. With a detail, it is stale: refresh it, and exchange it again.',
    },
    415: { description: 'The body is not application/json.' },
  },
};
