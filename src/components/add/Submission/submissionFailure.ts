import { CallError, errorMessage } from '../../../domain/errors';
import { SignOnError } from '../../../domain/signOnError';

/** A call that failed, in words. */
export interface SubmissionFailure {
  /** The message of product 8. */
  heading: string;
  /** What the server said of it, a sentence each. */
  said: readonly string[];
  /** Why it failed, where the server did not say. */
  reason?: string;
  /** What was kept, and how to try again. */
  advice: string;
}

/** What a form calls its parts where a call failed. */
export interface SubmissionNames {
  /** The message of product 8. */
  heading: string;
  /** The label of the button that tries again. */
  button: string;
  /** What is kept, with its verb: "What you entered is kept". */
  kept: string;
  /**
   * What is said where nobody knows whether the call took effect.
   * @default that it may have been added, and where to look
   */
  uncertain?: string;
}

const uncertainAddition = 'It may have been added all the same: look under My Artifacts first.';

/** Words for whatever a writer rejected with. */
export function submissionFailure(error: unknown, names: SubmissionNames): SubmissionFailure {
  const { heading, button, kept, uncertain: doubt = uncertainAddition } = names;
  const again = `${kept}: press ${button} to try again.`;
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

/** Why a call failed, if the server did not say. */
export function reasonOf(error: unknown): string | undefined {
  return submissionFailure(error, { heading: '', button: '', kept: '' }).reason;
}

/**
 * A failure as a toast shows it: the message, then what the server said of it behind `Error `
 * (product 8), or the reason.
 */
export function toastOfFailure({ heading, said, reason }: SubmissionFailure): string {
  return [heading, errorMessage(said), reason].filter(Boolean).join('\n');
}
