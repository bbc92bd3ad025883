import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Steps } from '../../../domain/catalogue/incremental/steps';
import { useSteps } from './useSteps';

/** Work that goes on until a test ends it. */
function endlessWork(result: string) {
  let isEnded = false;
  let isBegun = false;
  const begin = function* (): Steps<string> {
    isBegun = true;
    while (!isEnded) yield;
    return result;
  };
  return { begin, end: () => (isEnded = true), isBegun: () => isBegun };
}
const doneWork = (result: string) => {
  const work = endlessWork(result);
  work.end();
  return work;
};

interface Given {
  begin: () => Steps<string>;
  subject: string;
  isLong?: boolean;
}

let renders = 0;

function render(given: Given) {
  renders = 0;
  return renderHook(
    ({ begin, subject, isLong = true }: Given) => {
      renders += 1;
      return useSteps(begin, subject, isLong);
    },
    { initialProps: given },
  );
}

const current = (result: string) => ({ result, isCurrent: true });
const last = (result: string) => ({ result, isCurrent: false });

async function renderLong() {
  const first = doneWork('first');
  const hook = render({ begin: first.begin, subject: 'a' });
  expect(hook.result.current).toEqual(current('first'));
  // It is done again in short tasks. From then on, results come late.
  await waitFor(() => expect(renders).toBe(2));
  expect(hook.result.current).toEqual(current('first'));
  return hook;
}

describe('useSteps', () => {
  it('does short work at once', () => {
    const { result, rerender } = render({ ...doneWork('one'), subject: 'a', isLong: false });
    expect(result.current).toEqual(current('one'));
    rerender({ ...doneWork('two'), subject: 'b', isLong: false });
    expect(result.current).toEqual(current('two'));
  });

  it('keeps the last result until long work is done, and says so', async () => {
    const { result, rerender } = await renderLong();
    const next = endlessWork('next');
    rerender({ begin: next.begin, subject: 'b' });
    expect(result.current).toEqual(last('first'));
    next.end();
    await waitFor(() => expect(result.current).toEqual(current('next')));
  });

  it('leaves work on another subject', async () => {
    const { result, rerender } = await renderLong();
    const left = endlessWork('left');
    rerender({ begin: left.begin, subject: 'b' });
    await waitFor(() => expect(left.isBegun()).toBe(true));
    rerender({ ...doneWork('wanted'), subject: 'c' });
    await waitFor(() => expect(result.current).toEqual(current('wanted')));
    left.end();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(result.current).toEqual(current('wanted'));
  });

  it('ends work on the same subject before it begins again, with the newest', async () => {
    const { result, rerender } = await renderLong();
    const early = endlessWork('early');
    const skipped = endlessWork('skipped');
    const newest = endlessWork('newest');
    rerender({ begin: early.begin, subject: 'b' });
    await waitFor(() => expect(early.isBegun()).toBe(true));
    for (const { begin } of [skipped, newest]) rerender({ begin, subject: 'b' });
    early.end();
    await waitFor(() => expect(result.current).toEqual(last('early')));
    newest.end();
    await waitFor(() => expect(result.current).toEqual(current('newest')));
    expect(skipped.isBegun()).toBe(false);
  });

  it('does work at once again when it is short', async () => {
    const { result, rerender } = await renderLong();
    rerender({ ...doneWork('short'), subject: 'b', isLong: false });
    expect(result.current).toEqual(current('short'));
  });
});
