import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { ConflictNote } from '../../src/components/edit/EditSection/ConflictNote';
import { longSentence, unbrokenText } from '../../tests/builders/texts';

const conflict = (name: string, theirs: string, mine: string) => ({
  name,
  theirs,
  mine,
  onKeepMine: fn(),
  onTakeTheirs: fn(),
});

const meta = {
  title: 'Components/Editing/ConflictNote',
  component: ConflictNote,
  args: { conflicts: [conflict('Title', 'Theirs', 'Mine')], saveLabel: 'Save Metadata' },
} satisfies Meta<typeof ConflictNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine: Title' }));
    await expect(args.conflicts[0]?.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs: Title' }));
    await expect(args.conflicts[0]?.onTakeTheirs).toHaveBeenCalledOnce();
  },
};

export const Many: Story = {
  args: {
    conflicts: [
      conflict('Title', 'Theirs', 'Mine'),
      conflict('Short Description', longSentence, unbrokenText),
    ],
  },
};

export const None: Story = { args: { conflicts: [] } };
