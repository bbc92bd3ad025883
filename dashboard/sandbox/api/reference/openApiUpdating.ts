import { body, inPath, json, type Operation } from './openApiOperation';
import { artifact, token } from './openApiWriting';

const editable = [inPath('uuid', 'The id of an artifact on which the caller holds a role.'), token];
const refused = {
  403: { description: 'The token is not good for this, or the caller holds no role.' },
  404: { description: 'Missing, or hidden from the caller.' },
};

const pointer = { type: 'string', maxLength: 140, pattern: '^/' };

const patch = {
  type: 'object',
  properties: {
    patch: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          op: { type: 'string', enum: ['add', 'remove', 'replace', 'move', 'copy'] },
          path: pointer,
          from: pointer,
          value: { description: 'Any JSON value but null.' },
        },
        required: ['op', 'path'],
      },
    },
  },
  required: ['patch'],
};

export const updateArtifact: Operation = {
  summary: 'Changes an artifact by a JSON patch, which takes effect wholly or not at all.',
  parameters: editable,
  requestBody: body(
    'Operations on title, short_description, long_description, visibility, tags, authors, linked_artifacts and reproducibility. An emptied long_description is removed.',
    patch,
  ),
  responses: {
    ...json('The artifact.', artifact),
    400: { description: 'What was sent is wrong. The body says what.' },
    403: refused[403],
    404: { description: `${refused[404].description} Or a tag that the catalogue does not know.` },
    415: { description: 'The body is not application/json.' },
  },
};

export const deleteArtifact: Operation = {
  summary: 'Deletes an artifact with all its versions, and the links from and to it.',
  parameters: editable,
  responses: { 204: { description: 'It is gone.' }, ...refused },
};
