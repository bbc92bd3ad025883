import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setOnline } from '../../../../tests/render/connection';
import { CallError } from '../../../domain/errors/callError';
import { SignOnError } from '../../../domain/errors/signOnError';
import { ArtifactFailure } from './ArtifactFailure';

const permission = 'It may not exist, or you do not have permission.';

describe('ArtifactFailure', () => {
  it.each<[string, unknown, string, string | undefined]>([
    ['an unknown artifact', refused(404), "Couldn't fetch artifact.", permission],
    ['a forbidden artifact', refused(403), "Couldn't fetch artifact.", permission],
    ['a failing server', refused(500), 'Error fetching artifact: 500.', undefined],
    ['a teapot', refused(418), 'Error fetching artifact: 418.', undefined],
    [
      'no answer',
      new CallError('network', 'down'),
      "Couldn't fetch artifact.",
      'The catalogue did not respond.',
    ],
    [
      'an answer in another form, whatever its status',
      new CallError('shape', 'odd', 200),
      "Couldn't fetch artifact.",
      'The catalogue sent a response that this page does not understand.',
    ],
    [
      'a failed token exchange',
      new SignOnError('token', 'Could not get token. If this issue persists, please try to relog.'),
      "Couldn't fetch artifact.",
      'Could not get token. If this issue persists, please try to relog.',
    ],
    [
      'a fault of ours',
      new TypeError('x'),
      "Couldn't fetch artifact.",
      'Something unexpected happened.',
    ],
  ])('says what to think of %s', (_, error, heading, remark) => {
    render(<ArtifactFailure error={error} onRetry={vi.fn()} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.getByRole('alert').textContent).toBe(`${heading}${remark ?? ''}Try again`);
  });

  it('offers to try again', async () => {
    const onRetry = vi.fn();
    render(<ArtifactFailure error={refused(500)} onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('when the connection is back', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [new CallError('network', 'down'), 1],
    [refused(404), 0],
  ])('%s is asked again %i times', async (error, times) => {
    const onRetry = vi.fn();
    render(<ArtifactFailure error={error} onRetry={onRetry} />);
    await setOnline(true);
    expect(onRetry).toHaveBeenCalledTimes(times);
  });
});

function refused(status: number) {
  return new CallError('refused', 'refused', status);
}
