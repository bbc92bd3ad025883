import { body, inPath, inQuery, type Operation } from './openApiOperation';
import { token } from './openApiWriting';

const uuid = inPath('uuid', 'The id of an artifact that the caller administers.');
const done = { 204: { description: 'Done. There is no body.' } };
const forbidden =
  'The token is missing, expired, or not good for this: it takes an administrator of the artifact.';

export const addRole: Operation = {
  summary: 'Gives a user a role on an artifact. Whether there is such a user is not asked.',
  parameters: [uuid, token],
  requestBody: body('user is a URN, role is administrator or collaborator.', {
    $ref: '#/components/schemas/Role',
  }),
  responses: {
    ...done,
    400: { description: 'What was sent is wrong, or the user holds this role already.' },
    403: { description: forbidden },
    404: { description: 'There is no such artifact.' },
    415: { description: 'The body is not application/json.' },
  },
};

export const removeRole: Operation = {
  summary: 'Takes a role on an artifact from a user.',
  parameters: [
    uuid,
    { ...inQuery('user', 'The URN of the user, percent-encoded.'), required: true },
    { ...inQuery('role', 'administrator or collaborator.'), required: true },
    token,
  ],
  responses: {
    ...done,
    403: { description: `${forbidden} The owner keeps every role.` },
    404: { description: 'There is no such artifact or entry, or a parameter is missing.' },
  },
};
