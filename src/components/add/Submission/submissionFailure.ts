import { CallError, errorMessage } from '../../../domain/errors';
import { SignOnError } from '../../../domain/signOnError';

/** The words for a failed call. */
export interface SubmissionFailure {
  /** The message of the specification (product 8.1). */
  heading: string;
  /** The server's messages, one sentence each. */
  said: readonly string[];
  /** Why the call failed, if the server did not say. */
  reason?: string;
  /** What stays in the form, and how to try again. */
  advice: string;
}

/** The words that differ between forms. */
export interface SubmissionNames {
  /** The message of the specification (product 8.1). */
  heading: string;
  /** The label of the button that tries again. */
  button: string;
  /** What stays in the form, as a sentence. */
  kept: string;
  /**
   * Shown if it is unknown whether the call took effect.
   * @default says that it may have been added, and where to look
   */
  uncertain?: string;
}

const uncertainAddition = 'It may have been added. Look under My Artifacts first.';

/** Returns the words for a failed call. */
export function submissionFailure(error: unknown, names: SubmissionNames): SubmissionFailure {
  const { heading, button, kept, uncertain: doubt = uncertainAddition } = names;
  const again = `${kept} Press ${button} to try again.`;
  const uncertain = `${doubt} ${again}`;
  if (error instanceof SignOnError) {
    return { heading, said: [], reason: error.message, advice: again };
  }
  if (!(error instanceof CallError)) {
    return { heading, said: [], reason: 'Something unexpected happened.', advice: again };
  }
  const { code, status = 0, lines: said } = error;
  switch (code) {
    case 'network':
      return { heading, said, reason: 'The catalogue did not answer.', advice: uncertain };
    case 'shape': {
      const reason = 'The catalogue answered in a form that this page does not understand.';
      return { heading, said, reason, advice: uncertain };
    }
    case 'refused': {
      const reason =
        said.length > 0 ? undefined : `The catalogue answered with an error (${status}).`;
      const login = status === 403 ? 'If your session has ended, log in again. ' : '';
      return { heading, said, reason, advice: login + again };
    }
  }
}

/** Returns why a call failed, if the server did not say. */
export function reasonOf(error: unknown): string | undefined {
  return submissionFailure(error, { heading: '', button: '', kept: '' }).reason;
}

/**
 * Returns a failure as a notification: the message, then the server's messages after `Error `
 * (product 8), or the reason.
 */
export function toastOfFailure({ heading, said, reason }: SubmissionFailure): string {
  return [heading, errorMessage(said), reason].filter(Boolean).join('\n');
}
