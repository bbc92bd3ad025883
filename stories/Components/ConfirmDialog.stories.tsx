import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from '../../src/components/ui/Dialog/ConfirmDialog';
import { longTitle } from '../../tests/builders/texts';

const question = (title: string) =>
  `Are you sure you want to delete artifact "${title}"? This action cannot be undone.`;

const meta = {
  title: 'Components/Dialogs/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Confirm Deletion',
    children: question('Tail latency under bursty load'),
    confirmLabel: 'Delete',
    isDanger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Deletion: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Question: Story = {
  args: {
    title: 'Save Versions',
    children: 'The changes of 2 versions will be saved.',
    confirmLabel: 'Save Versions',
    isDanger: false,
  },
};

export const Busy: Story = { args: { isBusy: true } };

export const LongText: Story = { name: 'Long text', args: { children: question(longTitle) } };
