import { CallError } from '../../../domain/errors/callError';
import { SignOnError } from '../../../domain/errors/signOnError';

/** Explains why a call failed. A sign-on error has its own message (product 8.1). */
export function reasonOf(error: unknown): string {
  if (error instanceof SignOnError) return error.message;
  if (!(error instanceof CallError)) return 'Something unexpected happened.';
  switch (error.code) {
    case 'network':
      return 'The catalogue did not respond.';
    case 'refused':
      return `The catalogue reported an error (${error.status ?? 'unknown'}).`;
    case 'shape':
      return 'The catalogue sent a response that this page does not understand.';
  }
}
