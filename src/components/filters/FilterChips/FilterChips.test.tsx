import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ArtifactFilters, noFilters } from '../../../domain/catalogue/filters';
import { flagFilters, flagNames, flagRecord } from '../../../domain/catalogue/flagFilters';
import { FilterChips } from './FilterChips';

const changed = vi.fn<(filters: ArtifactFilters) => void>();
/** The filters after the last change. */
const filters = () => changed.mock.lastCall?.[0];

function Row({ initially, onEmptied }: { initially: ArtifactFilters; onEmptied?: () => void }) {
  const [current, setCurrent] = useState(initially);
  const change = (next: ArtifactFilters) => {
    setCurrent(next);
    changed(next);
  };
  return <FilterChips filters={current} onChange={change} onEmptied={onEmptied} />;
}

const everything: ArtifactFilters = {
  q: ' tcp ',
  tags: ['edge', 'GPU'],
  badges: ['reproducible'],
  ...flagRecord(() => true),
};

const buttons = () => within(screen.getByRole('group', { name: 'Active filters' }));
const names = () =>
  buttons()
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const remove = (name: string) =>
  userEvent.click(buttons().getByRole('button', { name: `Remove filter ${name}` }));

beforeEach(() => {
  changed.mockClear();
});

describe('FilterChips', () => {
  it('names every filter that is set, and Clear all', () => {
    render(<Row initially={everything} />);
    expect(names()).toEqual([
      'Remove filter Search tcp',
      'Remove filter Tag edge',
      'Remove filter Tag GPU',
      'Remove filter Badge reproducible',
      ...flagNames.map((flag) => `Remove filter ${flagFilters[flag].label}`),
      'Clear all',
    ]);
  });

  it('is not there while nothing is set', () => {
    render(<Row initially={{ ...noFilters, q: '  ' }} />);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it.each<[string, Partial<ArtifactFilters>]>([
    ['Search tcp', { q: '' }],
    ['Tag edge', { tags: ['GPU'] }],
    ['Tag GPU', { tags: ['edge'] }],
    ['Badge reproducible', { badges: [] }],
    ...flagNames.map((flag): [string, Partial<ArtifactFilters>] => [
      flagFilters[flag].label,
      { [flag]: false },
    ]),
  ])('removes %s and nothing else', async (name, change) => {
    render(<Row initially={everything} />);
    await remove(name);
    expect(filters()).toEqual({ ...everything, ...change });
  });

  it('clears all at once', async () => {
    const onEmptied = vi.fn();
    render(<Row initially={everything} onEmptied={onEmptied} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(filters()).toEqual(noFilters);
    expect(onEmptied).toHaveBeenCalledOnce();
  });

  it('hands the focus to the next chip, so that one key removes one after the other', async () => {
    const user = userEvent.setup();
    const onEmptied = vi.fn();
    render(<Row initially={{ ...noFilters, tags: ['a', 'b'], doi: true }} onEmptied={onEmptied} />);
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await user.tab();
    expect(focused()).toBe('Remove filter Tag a');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Remove filter Tag b');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Remove filter Has DOI');
    expect(onEmptied).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onEmptied).toHaveBeenCalledOnce();
    expect(filters()).toEqual(noFilters);
  });

  it('hands the focus to Clear all behind the last chip', async () => {
    render(<Row initially={{ ...noFilters, tags: ['a', 'b'] }} />);
    await remove('Tag b');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Clear all'));
  });

  it('shows markup in a search as it is written', () => {
    const { container } = render(<Row initially={{ ...noFilters, q: '<b>x</b>' }} />);
    expect(screen.getByText('<b>x</b>')).toBeTruthy();
    expect(container.querySelector('b')).toBeNull();
  });
});
