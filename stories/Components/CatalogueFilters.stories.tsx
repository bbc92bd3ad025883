import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  CatalogueFilters,
  type CatalogueFiltersProps,
} from '../../src/components/filters/CatalogueFilters/CatalogueFilters';
import { countFacets } from '../../src/domain/catalogue/facets';
import { noFilters } from '../../src/domain/catalogue/filters';
import { aCatalogue } from '../../tests/builders/aCatalogue';
import { unbrokenText } from '../../tests/builders/texts';

const { artifacts, badges, tags } = aCatalogue();

function Filters(props: CatalogueFiltersProps) {
  const [filters, setFilters] = useState(props.filters);
  const change = (next: typeof filters) => {
    setFilters(next);
    props.onChange(next);
  };
  return <CatalogueFilters {...props} filters={filters} onChange={change} />;
}

const meta = {
  title: 'Components/Catalogue/CatalogueFilters',
  component: CatalogueFilters,
  render: (args) => <Filters {...args} />,
  args: {
    filters: noFilters,
    onChange: fn(),
    tags,
    badges: badges.badges,
    facets: countFacets(artifacts, badges),
    hasShortcut: true,
    artifacts,
    matching: artifacts.length,
    onSkip: fn(),
  },
} satisfies Meta<typeof CatalogueFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingTicked: Story = { name: 'Nothing ticked' };

export const Ticked: Story = {
  args: {
    filters: {
      ...noFilters,
      q: 'latency',
      tags: ['education'],
      badges: ['reproducible'],
      doi: true,
    },
  },
};

export const AwaitingBadges: Story = {
  name: 'Awaiting badges',
  args: { badges: [], isAwaitingBadges: true },
};

export const NoVocabulary: Story = { name: 'No tags, no badges', args: { tags: [], badges: [] } };

export const TagOfALink: Story = {
  name: 'A tag from a link, which the catalogue does not list',
  args: { filters: { ...noFilters, tags: ['of another time'] } },
};

export const LongTags: Story = {
  name: 'Long tags',
  args: { tags: [unbrokenText, ...tags], filters: { ...noFilters, tags: [unbrokenText] } },
};

export const ManyTags: Story = {
  name: 'Many tags fold, and unfold',
  args: { tags: Array.from({ length: 120 }, (_, index) => `tag number ${index + 1}`) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'tag number 120' })).toBeNull();
    const unfold = canvas.getByRole('button', { name: /^Show \d+ more tags$/ });
    await userEvent.click(unfold);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'tag number 120' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer tags' }));
    await expect(canvas.getByRole('checkbox', { name: 'tag number 120' })).toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: 'tag number 119' })).toBeNull();
  },
};

export const PhoneFolded: Story = {
  name: 'On a phone the filters fold',
  globals: { viewport: { value: 'phone' } },
};

export const TagsWithoutResults: Story = {
  name: 'Frequent tags come first, those without results last',
  args: {
    filters: { ...noFilters, tags: ['storage'] },
    facets: countFacets(
      artifacts.filter(({ tags: own }) => own.includes('storage')),
      badges,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show \d+ more tags$/ }));
    const names = within(canvas.getByRole('group', { name: 'Tags' }))
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('aria-label') ?? '');
    const isUsed = (name: string) =>
      artifacts.some(({ tags: own }) => own.includes('storage') && own.includes(name));
    const firstUnused = names.findIndex((name) => !isUsed(name));
    await expect(firstUnused).toBeGreaterThan(0);
    await expect(names.slice(firstUnused).some(isUsed)).toBe(false);
    await expect(canvas.getByRole('checkbox', { name: 'storage' })).toBeChecked();
  },
};

export const PhoneUnfolded: Story = {
  name: 'On a phone the filters end in a button',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Filters' });
    // A wide canvas shows the filters without the button.
    if (getComputedStyle(toggle).display === 'none') return;
    await userEvent.click(toggle);
    await expect(
      await canvas.findByRole('button', { name: `Show ${artifacts.length} artifacts` }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show [\d,]+ artifacts?$/ }));
    await waitFor(() => expect(args.onSkip).toHaveBeenCalledOnce());
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
  },
};

export const PhoneNothing: Story = {
  name: 'On a phone, with filters that leave nothing',
  globals: { viewport: { value: 'phone' } },
  args: { matching: 0, filters: { ...noFilters, tags: ['storage', 'edge'] } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Filters 2' });
    if (getComputedStyle(toggle).display === 'none') return;
    await userEvent.click(toggle);
    await expect(
      await canvas.findByRole('button', { name: 'No artifacts: see what to change' }),
    ).toBeVisible();
  },
};
