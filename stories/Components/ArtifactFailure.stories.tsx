import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { ArtifactFailure } from '../../src/components/detail/ArtifactFailure/ArtifactFailure';
import { callErrors } from '../../tests/builders/callErrors';

const meta = {
  title: 'Components/Artifact/ArtifactFailure',
  component: ArtifactFailure,
  args: { error: callErrors.notFound, onRetry: fn() },
} satisfies Meta<typeof ArtifactFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  name: 'Not found',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "Couldn't fetch artifact.It may not exist, or you do not have permission.",
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Forbidden: Story = { args: { error: callErrors.forbidden } };

export const ServerError: Story = {
  name: 'Server error',
  args: { error: callErrors.serverError },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error fetching artifact: 500.')).toBeVisible();
  },
};

export const Offline: Story = { args: { error: callErrors.offline } };

export const UnreadableResponse: Story = {
  name: 'Unreadable response',
  args: { error: callErrors.unreadable },
};
