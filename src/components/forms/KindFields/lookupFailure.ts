import { CallError } from '../../../domain/errors/callError';
import { plainLine } from '../../../domain/errors/serverMessages';
import { reasonOf } from '../../ui/Message/reasonOf';

/**
 * Returns the message of a failed lookup (product 8.1). `portal`: name of the server that was
 * asked.
 */
export function lookupFailureText(error: unknown, portal: string): string {
  return `Failed to fetch options: ${lookupReason(error, portal)}`;
}

function lookupReason(error: unknown, portal: string): string {
  if (!(error instanceof CallError)) return reasonOf(error);
  if (error.lines.length > 0) return error.lines.map(plainLine).join('\n');
  switch (error.code) {
    case 'network':
      return `${portal} did not respond.`;
    case 'refused':
      return `${portal} reported an error (${error.status ?? 'unknown'}).`;
    case 'shape':
      return `${portal} sent a response that this page does not understand.`;
  }
}
