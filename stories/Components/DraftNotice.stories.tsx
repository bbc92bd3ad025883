import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { DraftNotice } from '../../src/components/forms/drafts/DraftNotice';

const meta = {
  title: 'Components/Feedback/DraftNotice',
  component: DraftNotice,
  args: {
    draft: { restored: { value: 'Traces', savedAt: Date.UTC(2026, 2, 3, 14, 7) }, discard: fn() },
  },
} satisfies Meta<typeof DraftNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Restored: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(args.draft.discard).toHaveBeenCalledOnce();
  },
};

export const Discarded: Story = {
  name: 'Discarded, with Undo',
  args: { draft: { discard: fn(), undoDiscard: fn() } },
};
