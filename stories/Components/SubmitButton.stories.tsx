import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { SubmitButton } from '../../src/components/forms/Submission/SubmitButton';

const meta = {
  title: 'Components/Actions/SubmitButton',
  component: SubmitButton,
  args: { label: 'Create Artifact', isSending: false },
} satisfies Meta<typeof SubmitButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Sending: Story = {
  args: { isSending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create Artifact' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
