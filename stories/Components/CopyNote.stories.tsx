import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CopyNote } from '../../dashboard/pages/CopyNote';
import { anArtifact } from '../../tests/builders/anArtifact';
import { longTitle } from '../../tests/builders/texts';

interface HostedProps {
  /** The artifact that is copied. */
  source: Parameters<typeof CopyNote>[0]['source'];
}

function Hosted({ source }: HostedProps) {
  const [isLinked, setIsLinked] = useState(true);
  return <CopyNote source={source} isLinked={isLinked} onLinkedChange={setIsLinked} />;
}

const meta = {
  title: 'Components/Feedback/CopyNote',
  component: Hosted,
  subcomponents: { CopyNote },
  args: { source: anArtifact({ visibility: 'public' }) },
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Public: Story = {};

export const Private: Story = {
  args: { source: anArtifact({ visibility: 'private', title: longTitle }) },
  play: async ({ canvas, userEvent }) => {
    const remark = canvas.getByText(/^Everyone who sees the new artifact/);
    await expect(remark).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Link the new artifact to it' }));
    await expect(remark).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Link the new artifact to it' }));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
