import type { ServerResponse } from 'node:http';

import { expect, it, vi } from 'vitest';

import { limitUnread } from './connections';

const megabyte = 2 ** 20;

/** A response whose client has not read this many megabytes. */
function aResponse(megabytes: number) {
  const destroy = vi.fn();
  const socket = { writableLength: megabytes * megabyte, destroy };
  return { response: { socket } as unknown as ServerResponse, destroy };
}

it('ends the connections of those who read least, until 32 MB are left', () => {
  const responses = [15, 1, 20, 10, 5].map(aResponse);
  limitUnread(responses.map(({ response }) => response));
  expect(responses.map(({ destroy }) => destroy.mock.calls.length)).toEqual([0, 0, 1, 0, 0]);
});

it('ends none as long as all of them leave no more unread', () => {
  const responses = [16, 16].map(aResponse);
  limitUnread(responses.map(({ response }) => response));
  for (const { destroy } of responses) expect(destroy).not.toHaveBeenCalled();
});
