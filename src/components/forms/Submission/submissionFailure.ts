import { CallError } from '../../../domain/errors/callError';
import { errorMessage } from '../../../domain/errors/serverMessages';
import { reasonOf as reasonOfCall } from '../../ui/Message/reasonOf';

/** The words for a failed call. */
export interface SubmissionFailure {
  /** The message of the specification (product 8.1). */
  heading: string;
  /** The server's messages, one sentence each. */
  said: readonly string[];
  /** Returns a message of the server in words. @default plainLine */
  wordsOf?: (line: string) => string;
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
  const { heading, button, kept, uncertain = uncertainAddition } = names;
  const again = `${kept} Press ${button} to try again.`;
  const words = { heading, said: [], reason: reasonOf(error), advice: again };
  if (!(error instanceof CallError)) return words;
  const { code, status, lines: said } = error;
  if (code !== 'refused') return { ...words, said, advice: `${uncertain} ${again}` };
  const login = status === 403 ? 'If your session has ended, log in again. ' : '';
  return { ...words, said, advice: login + again };
}

/** Returns why a call failed, if the server did not say. */
export function reasonOf(error: unknown): string | undefined {
  const hasSaid = error instanceof CallError && error.code === 'refused' && error.lines.length > 0;
  return hasSaid ? undefined : reasonOfCall(error);
}

/**
 * Returns a failure as a notification: the message, then the server's messages (product 8), or
 * the reason.
 */
export function toastOfFailure({ heading, said, wordsOf, reason }: SubmissionFailure): string {
  return [heading, errorMessage(said, wordsOf), reason].filter(Boolean).join('\n');
}
