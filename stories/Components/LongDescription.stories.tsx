import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { LongDescription } from '../../src/components/detail/LongDescription/LongDescription';
import { arabic, fullMarkdown, unbrokenText } from '../../tests/builders/texts';

const chapters = (count: number, paragraph: string) =>
  Array.from(
    { length: count },
    (_, index) => `## Step ${index + 1}\n\n${`${paragraph}\n\n`.repeat(6)}`,
  ).join('\n');
const long = chapters(6, 'Reserve two nodes, open the notebook, and run its cells in order.');
const veryLong = chapters(20, 'Reserve two nodes, open the notebook, and run its cells in order.');

const meta = {
  title: 'Components/Artifact/LongDescription',
  component: LongDescription,
  args: { source: long },
} satisfies Meta<typeof LongDescription>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = { args: { source: 'Scripts and data for a tail latency study.' } };

export const Empty: Story = { args: { source: '' } };

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeVisible();
  },
};

export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('button', { name: 'Show less' })).toBeVisible();
  },
};

export const WithContents: Story = {
  name: 'Very long, with a table of contents',
  args: { source: veryLong },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation')).toBeVisible();
  },
};

export const WithContentsOnPhone: Story = {
  name: 'Very long, on a phone',
  args: { source: veryLong },
  globals: { viewport: { value: 'phone' } },
};

export const EveryMarkup: Story = { name: 'Every markup', args: { source: fullMarkdown } };

export const Unbroken: Story = { args: { source: `## ${unbrokenText}\n\n${unbrokenText}` } };

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: { source: `${arabic.paragraph}\n\n`.repeat(12) },
};
