import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { LoadFailure } from '../../src/components/ui/Message/LoadFailure';
import type { CatalogueLoad } from '../../src/components/services/catalogueLoader';
import { callErrors } from '../../tests/builders/callErrors';
import { numberedArtifacts } from '../../tests/builders/numberedArtifacts';

const ended = (load: Partial<CatalogueLoad>) => ({
  load: { artifacts: [], status: 'failed' as const, problems: [], retry: fn(), ...load },
});

const meta = {
  title: 'Components/Feedback/LoadFailure',
  component: LoadFailure,
  args: { ...ended({ error: callErrors.offline }), onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.load.retry).toHaveBeenCalledOnce();
  },
};

export const ServerError: Story = {
  name: 'Server error',
  args: ended({ error: callErrors.serverError }),
};

export const UnreadableResponse: Story = {
  name: 'Unreadable response',
  args: ended({ error: callErrors.unreadable }),
};

export const RestMissing: Story = {
  name: 'The rest could not be loaded',
  args: ended({ artifacts: numberedArtifacts(1, 21), error: callErrors.offline }),
};

export const NotUpToDate: Story = {
  name: 'What is known could not be brought up to date',
  args: ended({
    artifacts: numberedArtifacts(1, 21),
    isRemembered: true,
    error: callErrors.offline,
  }),
};

export const OneDamaged: Story = {
  name: 'One damaged entry',
  args: ended({ status: 'complete', problems: ['Entry 3 has no id.'] }),
};

export const ManyDamaged: Story = {
  name: 'Damaged entries',
  args: ended({ status: 'complete', problems: ['Entry 3 has no id.', 'Entry 5 is no object.'] }),
};

export const RestMissingAndDamaged: Story = {
  name: 'Rest missing and damaged',
  args: ended({
    artifacts: numberedArtifacts(1, 21),
    error: callErrors.serverError,
    problems: ['Entry 3 has no id.'],
  }),
};
