import { describe, expect, it } from 'vitest';
import { CallError } from '../../../domain/errors/callError';
import { SignOnError } from '../../../domain/errors/signOnError';
import { reasonOf } from './reasonOf';

describe('reasonOf', () => {
  it.each<[CallError, string]>([
    [new CallError('network', 'x'), 'The catalogue did not respond.'],
    [new CallError('refused', 'x', 503), 'The catalogue reported an error (503).'],
    [new CallError('refused', 'x'), 'The catalogue reported an error (unknown).'],
    [
      new CallError('shape', 'x'),
      'The catalogue sent a response that this page does not understand.',
    ],
  ])('words %o by its code', (error, reason) => {
    expect(reasonOf(error)).toBe(reason);
  });

  it.each<SignOnError>([
    new SignOnError('token', 'Could not get token. If this issue persists, please try to relog.'),
    new SignOnError('unreachable', 'The sign-on server cannot be reached.'),
  ])('repeats what %s says', (error) => {
    expect(reasonOf(error)).toBe(error.message);
  });

  it.each([new TypeError('secret detail'), undefined, 'text'])(
    'keeps the details of %o to itself',
    (error) => {
      expect(reasonOf(error)).toBe('Something unexpected happened.');
    },
  );
});
