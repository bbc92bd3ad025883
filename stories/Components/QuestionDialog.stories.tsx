import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen } from 'storybook/test';
import { QuestionDialog } from '../../dashboard/questions/QuestionDialog';

const meta = {
  title: 'Components/Dialogs/QuestionDialog',
  component: QuestionDialog,
  args: {
    question: {
      title: 'Leave this page?',
      consequence: 'What you typed is kept as a draft on this device.',
      confirmLabel: 'Leave Page',
    },
    onAnswer: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof QuestionDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Leaving: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Leave this page?' });
    await expect(dialog).toHaveAccessibleDescription(args.question.consequence);
    await expect(screen.getByRole('button', { name: 'Leave Page' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};

export const SigningOut: Story = {
  name: 'Signing out',
  args: {
    question: {
      title: 'Sign out?',
      consequence:
        'The drafts and unsaved changes that are kept for you on this device will be removed.',
      confirmLabel: 'Sign Out',
      isDanger: true,
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
