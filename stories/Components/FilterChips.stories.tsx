import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { FilterChips } from '../../src/components/filters/FilterChips/FilterChips';
import { noFilters } from '../../src/domain/catalogue/filters';
import { flagRecord } from '../../src/domain/catalogue/flagFilters';
import { arabic, unbrokenText } from '../../tests/builders/texts';

const meta = {
  title: 'Components/Catalogue/FilterChips',
  component: FilterChips,
  args: { filters: { ...noFilters, tags: ['education'] }, onChange: fn() },
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const EveryKind: Story = {
  name: 'Every kind',
  args: {
    filters: {
      q: 'tail latency',
      tags: ['education', 'networking'],
      badges: ['reproducible'],
      ...flagRecord(() => true),
    },
  },
};

export const Unbroken: Story = {
  args: { filters: { ...noFilters, q: unbrokenText, tags: [unbrokenText] } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: { filters: { ...noFilters, q: arabic.title, tags: arabic.tags } },
};
