import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Timestamp } from '../../src/components/ui/Timestamp/Timestamp';

const meta = {
  title: 'Components/Artifact/Timestamp',
  component: Timestamp,
  args: { instant: Date.UTC(2026, 2, 3, 14, 7) },
} satisfies Meta<typeof Timestamp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {
  name: 'The day, with the exact time as title',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 March 2026')).toHaveAttribute(
      'datetime',
      '2026-03-03T14:07:00.000Z',
    );
  },
};

export const Unknown: Story = {
  name: 'Unknown: nothing is shown',
  args: { instant: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('time')).toBeNull();
  },
};
