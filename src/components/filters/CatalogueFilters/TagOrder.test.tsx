import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBadgeCatalogue } from '../../../../tests/builders/aBadgeCatalogue';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { type FakeLayout, fakeLayout } from '../../../../tests/render/fakeLayout';
import { renderPart } from '../../../../tests/render/renderPart';
import type { Artifact } from '../../../domain/artifact/artifact';
import { countFacets } from '../../../domain/catalogue/facets';
import { noFilters } from '../../../domain/catalogue/filters';
import { CatalogueFilters } from './CatalogueFilters';

const vocabulary = ['cloud', 'edge', 'gpu', 'storage', 'unused'];
const artifacts = [['gpu', 'edge'], ['GPU', 'storage'], ['gpu', 'storage'], ['cloud']].map(
  (tags, index) => anArtifact({ id: `${index}`, tags }),
);
const withStorage = artifacts.filter(({ tags }) => tags.includes('storage'));

let layout: FakeLayout;
let isPointed = false;
beforeEach(() => {
  layout = fakeLayout();
  isPointed = false;
  // jsdom knows no pointer, and remembers where the focus was.
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':hover, :focus-within'
      ? isPointed || this.contains(document.activeElement)
      : [...document.querySelectorAll(selector)].includes(this);
  });
});
afterEach(() => {
  layout.restore();
  vi.restoreAllMocks();
});

interface BarProps {
  matching: readonly Artifact[];
  whole?: readonly Artifact[];
  selected?: string[];
  onSkip?: () => void;
  count?: number;
}

function Bar({ matching, whole, selected = [], onSkip, count }: BarProps) {
  return (
    <CatalogueFilters
      filters={{ ...noFilters, tags: selected }}
      onChange={() => undefined}
      tags={vocabulary}
      badges={[]}
      facets={countFacets(matching, aBadgeCatalogue())}
      artifacts={whole}
      matching={count}
      onSkip={onSkip}
    />
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const tags = () =>
  within(screen.getByRole('group', { name: 'Tags' }))
    .getAllByRole('checkbox')
    .map((option) => option.getAttribute('aria-label'));
const frequent = ['gpu', 'storage', 'cloud', 'edge', 'unused'];

describe('the order of tags', () => {
  it('is by frequency among tags without results, too', () => {
    const { rerender } = renderPart(<Bar matching={[]} whole={artifacts} />);
    expect(tags()).toEqual(frequent);
    rerender(<Bar matching={artifacts.slice(0, 1)} whole={artifacts} />);
    expect(tags()).toEqual(['gpu', 'edge', 'storage', 'cloud', 'unused']);
  });

  it('is that of the vocabulary until the whole catalogue is known, then the frequent come first', () => {
    const { rerender } = renderPart(<Bar matching={artifacts.slice(0, 2)} />);
    expect(tags()).toEqual(vocabulary);
    rerender(<Bar matching={artifacts} whole={artifacts} />);
    expect(tags()).toEqual(frequent);
  });

  it('puts tags without results last, and keeps the frequencies of the catalogue', () => {
    const { rerender } = renderPart(<Bar matching={withStorage} whole={artifacts} />);
    expect(tags()).toEqual(['gpu', 'storage', 'cloud', 'edge', 'unused']);
    rerender(<Bar matching={artifacts.slice(3)} whole={artifacts} />);
    expect(tags()).toEqual(['cloud', 'gpu', 'storage', 'edge', 'unused']);
    rerender(<Bar matching={artifacts} whole={artifacts} />);
    expect(tags()).toEqual(frequent);
  });

  it('stays while the focus is in the panel, and follows when it leaves', async () => {
    const user = userEvent.setup();
    const { rerender } = renderPart(<Bar matching={artifacts} />);
    act(() => box('edge').focus());
    rerender(<Bar matching={artifacts} whole={artifacts} />);
    expect(tags()).toEqual(vocabulary);
    // Within the panel, nothing moves either.
    act(() => box('Public').focus());
    await new Promise((resolve) => setTimeout(resolve));
    expect(tags()).toEqual(vocabulary);
    await user.click(screen.getByRole('searchbox', { name: 'Search artifacts' }));
    await waitFor(() => expect(tags()).toEqual(frequent));
  });

  it('stays while the pointer is in the panel, and follows when it leaves', async () => {
    const user = userEvent.setup();
    isPointed = true;
    renderPart(<Bar matching={artifacts} whole={artifacts} />);
    await user.hover(box('gpu'));
    expect(tags()).toEqual(vocabulary);
    isPointed = false;
    await user.hover(screen.getByRole('searchbox', { name: 'Search artifacts' }));
    await waitFor(() => expect(tags()).toEqual(frequent));
  });

  it('marks what has no results, for its style', () => {
    renderPart(<Bar matching={withStorage} whole={artifacts} selected={['edge']} />);
    const isEmpty = (name: string) => box(name).closest('label')?.hasAttribute('data-empty');
    expect(isEmpty('cloud')).toBe(true);
    expect(isEmpty('gpu')).toBe(false);
    expect(box('edge')).toBeTruthy();
  });
});

describe('the end of the filters on phones', () => {
  const open = async (props: Partial<BarProps>) => {
    const user = userEvent.setup();
    const view = renderPart(<Bar matching={artifacts} whole={artifacts} {...props} />);
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    return { ...view, user };
  };

  it.each([
    [12, 'Show 12 artifacts'],
    [1, 'Show 1 artifact'],
    [1234, 'Show 1,234 artifacts'],
    [0, 'No artifacts: see what to change'],
    [undefined, 'Show artifacts'],
  ])('names what %j matching artifacts are', async (count, name) => {
    await open({ count });
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  it('follows the number, closes the filters and moves the focus on', async () => {
    const onSkip = vi.fn();
    const { user, rerender } = await open({ count: 12, onSkip });
    await screen.findByRole('button', { name: 'Show 12 artifacts' });
    rerender(<Bar matching={artifacts} whole={artifacts} count={1} onSkip={onSkip} />);
    await user.click(screen.getByRole('button', { name: 'Show 1 artifact' }));
    const toggle = screen.getByRole('button', { name: 'Filters' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await waitFor(() => expect(onSkip).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });
});
