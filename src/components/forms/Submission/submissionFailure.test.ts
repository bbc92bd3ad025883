import { describe, expect, it } from 'vitest';

import { CallError } from '../../../domain/errors/callError';
import { SignOnError } from '../../../domain/errors/signOnError';
import { submissionFailure, toastOfFailure } from './submissionFailure';

const names = {
  heading: 'Could not create artifact.',
  button: 'Create Artifact',
  kept: 'All is still here.',
};
const refused = (status: number, lines: string[] = []) =>
  new CallError('refused', 'no', status, lines);

describe('submissionFailure', () => {
  it('tells what the server said', () => {
    const failure = submissionFailure(refused(400, ['title: a', 'tags: b']), names);
    expect(toastOfFailure(failure)).toBe('Could not create artifact.\nError title: a\ntags: b');
    expect(failure.advice).toBe('All is still here. Press Create Artifact to try again.');
  });

  it('tells the status where the server said nothing', () => {
    expect(toastOfFailure(submissionFailure(refused(502), names))).toBe(
      'Could not create artifact.\nThe catalogue reported an error (502).',
    );
  });

  it('points to the session where the server does not allow it', () => {
    const { advice } = submissionFailure(refused(403, ['No scope.']), names);
    expect(advice).toMatch(/^If your session has ended, log in again\. All is still here\./);
  });

  it.each(['network', 'shape'] as const)('warns of a second artifact after code %s', (code) => {
    const failure = submissionFailure(new CallError(code, 'x'), names);
    expect(failure.reason).toMatch(/^The catalogue /);
    expect(failure.advice).toContain('It may have been added.');
  });

  it('says what it is told to where nobody knows whether a change took effect', () => {
    const uncertain = 'It may have been saved.';
    const { advice } = submissionFailure(new CallError('network', 'x'), { ...names, uncertain });
    expect(advice).toBe(
      'It may have been saved. All is still here. Press Create Artifact to try again.',
    );
  });

  it('repeats what the session says', () => {
    const error = new SignOnError('token', 'Could not get token.');
    expect(toastOfFailure(submissionFailure(error, names))).toBe(
      'Could not create artifact.\nCould not get token.',
    );
  });

  it('shows no inner message of anything else', () => {
    const failure = submissionFailure(new TypeError('x is not a function'), names);
    expect(toastOfFailure(failure)).not.toContain('function');
  });
});
