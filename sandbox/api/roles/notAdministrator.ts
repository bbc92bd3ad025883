import { response } from '../reference/description';

/** The refusal of a caller who may not change roles, for the OpenAPI document. */
export const notAdministrator = response(
  403,
  'The token is missing, expired or lacks the scope, or the caller is not an administrator of the artifact. The owner keeps every role.',
);
