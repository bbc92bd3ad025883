import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeLayout, fakeLayout } from '../../../../tests/render/fakeLayout';
import { TagFacet, type TagFacetProps } from './TagFacet';

const many = Array.from({ length: 30 }, (_, index) => `tag ${index + 1}`);
let layout: FakeLayout;
let perRow: number;

beforeEach(() => {
  perRow = 10;
  layout = fakeLayout();
  // Options are laid out in rows. Hidden ones have no place.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const shown = [...(this.parentElement?.children ?? [])].filter(
      (child) => !(child as HTMLElement).hidden,
    );
    return this.hidden ? 0 : Math.floor(shown.indexOf(this) / perRow) * 36;
  });
});
afterEach(() => {
  layout.restore();
  vi.restoreAllMocks();
});

function facet(props: Partial<TagFacetProps> = {}) {
  return (
    <TagFacet tags={many} selected={[]} counts={new Map()} onToggle={() => undefined} {...props} />
  );
}

/** Names of the visible check boxes. Hidden ones have no role. */
const boxes = () =>
  screen.queryAllByRole('checkbox').map((box) => box.getAttribute('aria-label') ?? '');
const unfold = () => screen.queryByRole('button');
const searchField = () => screen.getByRole('searchbox', { name: 'Filter tags' });

describe('TagFacet', () => {
  it('shows all tags where they fit into its rows', () => {
    render(facet({ tags: many.slice(0, 20) }));
    expect(boxes()).toHaveLength(20);
    expect(unfold()).toBeNull();
  });

  it('folds to the tags of its first two rows, and unfolds', async () => {
    render(facet());
    expect(boxes()).toEqual(many.slice(0, 20));
    expect(unfold()?.textContent).toBe('Show 10 more tags');
    expect(unfold()?.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(unfold() as HTMLElement);
    expect(boxes()).toEqual(many);
    expect(unfold()?.textContent).toBe('Show fewer tags');
    expect(unfold()?.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(unfold() as HTMLElement);
    expect(boxes()).toHaveLength(20);
  });

  it('never hides what is ticked', () => {
    render(facet({ selected: ['TAG 25'] }));
    expect(boxes()).toContain('tag 25');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'tag 25' }).checked).toBe(true);
    expect(boxes()).not.toContain('tag 24');
    expect(boxes()).toHaveLength(20);
  });

  it('folds anew when its place becomes narrower or wider', () => {
    render(facet());
    perRow = 4;
    layout.resize(400);
    expect(boxes()).toHaveLength(8);
    expect(unfold()?.textContent).toBe('Show 22 more tags');
    perRow = 20;
    layout.resize(2000);
    expect(boxes()).toHaveLength(30);
    expect(unfold()).toBeNull();
  });

  it('folds once the tags have come', () => {
    const { rerender } = render(facet({ tags: [] }));
    expect(boxes()).toEqual([]);
    rerender(facet());
    expect(boxes()).toHaveLength(20);
  });

  it('offers what a link selected though no vocabulary lists it, in front', () => {
    render(facet({ tags: ['edge'], selected: ['unlisted', 'EDGE'] }));
    expect(boxes()).toEqual(['unlisted', 'edge']);
  });

  it('counts a tag whatever its spelling, and 0 where there is none', () => {
    render(facet({ tags: ['Edge ', 'gpu'], counts: new Map([['edge', 1234]]) }));
    const options = within(screen.getByRole('group', { name: 'Tags' })).getAllByRole('checkbox');
    const counts = options.map(
      (box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(counts).toEqual(['1,234', '0']);
  });

  it('says which tag is ticked', async () => {
    const onToggle = vi.fn();
    render(facet({ tags: ['edge', 'gpu'], onToggle }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'gpu' }));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith('gpu');
  });

  it('finds a tag by a part of its name', async () => {
    const user = userEvent.setup();
    render(facet({ selected: ['tag 7'] }));
    await user.click(unfold() as HTMLElement);
    const field = searchField();
    await user.type(field, ' AG 2');
    expect(boxes()).toEqual(['tag 2', 'tag 7', ...many.slice(19, 29)]);
    expect(unfold()).toBeNull();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('11 tags'));
    await user.keyboard('{Escape}');
    expect((field as HTMLInputElement).value).toBe('');
    expect(boxes()).toEqual(many);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('ticks the one that is left by Enter, none where there are more', async () => {
    const user = userEvent.setup();
    const onToggle = vi.fn();
    render(facet({ onToggle }));
    await user.click(unfold() as HTMLElement);
    await user.type(searchField(), 'tag 2{Enter}');
    expect(onToggle).not.toHaveBeenCalled();
    await user.keyboard('7{Enter}');
    expect(onToggle).toHaveBeenCalledExactlyOnceWith('tag 27');
  });

  it('says that there is no such tag', async () => {
    const user = userEvent.setup();
    render(facet());
    await user.click(unfold() as HTMLElement);
    await user.type(searchField(), 'quantum');
    expect(boxes()).toEqual([]);
    expect(screen.getByText('No such tag.')).toBeTruthy();
  });

  it('can be searched from thirteen tags', () => {
    const { rerender } = render(facet({ tags: many.slice(0, 12) }));
    expect(screen.queryByRole('searchbox')).toBeNull();
    rerender(facet({ tags: many.slice(0, 13) }));
    expect(searchField()).toBeTruthy();
  });

  it('can be searched only when unfolded', async () => {
    render(facet());
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(unfold() as HTMLElement);
    expect(searchField()).toBeTruthy();
  });
});
