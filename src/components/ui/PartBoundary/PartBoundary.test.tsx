import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../../../tests/render/renderPart';
import { PartBoundary } from './PartBoundary';

const state = { isBroken: true };

function Fragile() {
  if (state.isBroken) throw new Error('secret detail');
  return <p>Sound</p>;
}

const page = (change: unknown = 'a', remark?: string) => (
  <>
    <p>The rest</p>
    <PartBoundary name="The citation" change={change} remark={remark}>
      <Fragile />
    </PartBoundary>
  </>
);

beforeEach(() => {
  state.isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('PartBoundary', () => {
  it('leaves the rest of the page alone, and says what is missing', () => {
    renderPart(page('a', 'What you typed is kept.'));
    expect(screen.getByText('The rest')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      'The citation could not be shown. What you typed is kept.Try again',
    );
  });

  it('tries again when a person asks', async () => {
    const { user } = renderPart(page());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeTruthy();
    state.isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Sound')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tries again with something else to show, and not before', () => {
    const { rerender } = renderPart(page('a'));
    state.isBroken = false;
    rerender(page('a'));
    expect(screen.getByRole('alert')).toBeTruthy();
    rerender(page('b'));
    expect(screen.getByText('Sound')).toBeTruthy();
  });
});
