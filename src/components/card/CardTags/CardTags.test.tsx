import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPart } from '../../../../tests/render/renderPart';
import { SearchMarksContext } from '../SearchMarks/SearchMarksContext';
import { CardTags } from './CardTags';
import { unfit } from './CardTags.css';

const title = 'Tail latency';
const many = ['edge', 'gpu', 'edge', 'traces', '<b>tcp</b>'];

/** Gives every element the same width. The line is as wide as its items. */
function widthOfAll(width: number) {
  widths.textContent = `* { width: ${width}px }`;
  document.head.append(widths);
}

const widths = document.createElement('style');

const visible = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => !item.className.includes(unfit))
    .map((item) => item.textContent);

afterEach(() => widths.remove());

describe('CardTags', () => {
  it('is not there without tags', () => {
    renderPart(<CardTags tags={[]} title={title} />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a single tag without a button', () => {
    renderPart(<CardTags tags={['edge']} title={title} />);
    expect(visible()).toEqual(['edge']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the tags first that a search or filter found', () => {
    const marks = {
      mark: (text: string) => text,
      isWanted: (tag: string) => tag === 'traces',
      whereFound: () => null,
    };
    renderPart(
      <SearchMarksContext.Provider value={marks}>
        <CardTags tags={['edge', 'gpu', 'hpc', 'traces']} title={title} />
      </SearchMarksContext.Provider>,
    );
    expect(visible()).toEqual(['traces', 'edge', 'gpu', '+1']);
    expect(screen.getByRole('button', { name: '+1 more tag of Tail latency' })).toBeTruthy();
  });

  it('shows three tags, and all of them when asked', async () => {
    const user = userEvent.setup();
    renderPart(<CardTags tags={many} title={title} />);
    expect(visible()).toEqual(['edge', 'gpu', 'edge', '+2']);
    const more = screen.getByRole('button', { name: '+2 more tags of Tail latency' });
    expect(more.dir).toBe('ltr');
    expect(more.getAttribute('aria-expanded')).toBe('false');

    await user.click(more);
    const all = screen.getByRole('region', { name: 'All tags of Tail latency' });
    const items = within(all).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(many);
    const less = screen.getByRole('button', { name: 'Less about the tags of Tail latency' });
    await waitFor(() => expect(document.activeElement).toBe(less));

    await user.click(less);
    expect(screen.queryByRole('region')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('+2'));
  });

  it('shows fewer where fewer fit, but at least one, and counts the others', () => {
    widthOfAll(100);
    renderPart(<CardTags tags={many.slice(0, 3)} title={title} />);
    expect(visible()).toEqual(['edge', '+2']);
  });

  it('measures again for other tags', () => {
    const { rerender } = renderPart(<CardTags tags={many} title={title} />);
    widthOfAll(100);
    rerender(<CardTags tags={['a', 'b', 'c', 'd']} title={title} />);
    expect(visible()).toEqual(['a', '+3']);
  });

  it('bounds what it shows of a great many', async () => {
    const tags = Array.from({ length: 100_000 }, (_, index) => `tag ${index}`);
    renderPart(<CardTags tags={tags} title={title} />);
    await userEvent.click(screen.getByRole('button', { name: /^\+99997/ }));
    const all = screen.getByRole('region');
    expect(within(all).getAllByRole('listitem')).toHaveLength(200);
    expect(all.textContent).toContain('And 99,800 more on the page of this artifact.');
  });
});
