import { CallError } from '../../../domain/errors';

/** Says why a call failed, in one sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) return 'Something unexpected happened.';
  switch (error.code) {
    case 'network':
      return 'The catalogue did not answer.';
    case 'refused':
      return `The catalogue answered with an error (${error.status ?? 'unknown'}).`;
    case 'shape':
      return 'The catalogue answered in a form that this page does not understand.';
  }
}
