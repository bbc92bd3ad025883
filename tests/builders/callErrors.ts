import { CallError } from '../../src/domain/errors';

/** How calls fail, by what a person would call it. */
export const callErrors = {
  offline: new CallError('network', 'No answer came.'),
  forbidden: new CallError('refused', 'Forbidden.', 403),
  notFound: new CallError('refused', 'No artifact has this id.', 404),
  serverError: new CallError('refused', 'Internal server error.', 500),
  unreadable: new CallError('shape', 'The answer is no artifact.'),
} satisfies Record<string, CallError>;
