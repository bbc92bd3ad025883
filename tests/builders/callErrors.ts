import { CallError } from '../../src/domain/errors/callError';
import { RefusedDraftError } from '../../src/domain/drafts/refusedDraft';

/** The errors of failed calls, by everyday names. */
export const callErrors = {
  offline: new CallError('network', 'No answer came.'),
  forbidden: new CallError('refused', 'Forbidden.', 403),
  notFound: new CallError('refused', 'No artifact has this id.', 404),
  serverError: new CallError('refused', 'Internal server error.', 500),
  refusedDraft: new RefusedDraftError(
    400,
    ['title: Is taken.', 'authors (1, email): Enter a valid email address.'],
    [
      { field: 'title', message: 'Is taken.', kind: 'refused' },
      { field: 'authors.0.email', message: 'Enter a valid email address.', kind: 'refused' },
    ],
  ),
  unreadable: new CallError('shape', 'The response is not an artifact.'),
} satisfies Record<string, CallError>;
