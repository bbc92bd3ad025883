import { describe, expect, it } from 'vitest';

import { SignOnError } from '../../domain/errors/signOnError';
import { signOnProblem } from './signOnProblem';

const refused = (status: number) =>
  Object.assign(new Error('Server responded with an invalid status.'), { response: { status } });

describe('signOnProblem', () => {
  it.each([
    ['a broken connection', new TypeError('Failed to fetch'), 'unreachable', /cannot be reached/],
    ['status 503', refused(503), 'unreachable', /cannot be reached/],
    ['status 400', refused(400), 'refused', /status 400/],
    ['a wrong nonce', new Error('Invalid nonce.'), 'refused', /invalid nonce/],
    ['a person who turns back', { error: 'access_denied' }, 'refused', /^Signing in was cancelled/],
    [
      'a reason given by the server',
      { error: 'invalid_scope', error_description: 'Scope is unknown' },
      'refused',
      /"Scope is unknown"/,
    ],
    ['a bare reason', { error: 'server_error', error_description: 7 }, 'refused', /"server_error"/],
    [
      'a token that is none',
      new Error('Unable to decode token, payload not found.'),
      'refused',
      /cannot be read \(payload not found\)/,
    ],
    ['nothing at all', undefined, 'unreachable', /cannot be reached/],
  ])('reports %s to people', (_what, error, code, message) => {
    const problem = signOnProblem(error);
    expect(problem).toBeInstanceOf(SignOnError);
    expect(problem.code).toBe(code);
    expect(problem.message).toMatch(message);
  });

  it('keeps an error that is already for people', () => {
    const problem = new SignOnError('insecure', 'Web Crypto API is not available.');
    expect(signOnProblem(problem)).toBe(problem);
  });

  it('shortens a long reason', () => {
    const story = { error: 'server_error', error_description: 'x'.repeat(5000) };
    expect(signOnProblem(story).message.length).toBeLessThan(300);
  });
});
