import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { MissingVersion } from '../../src/components/detail/ArtifactDetail/MissingVersion';
import { anArtifact } from '../../tests/builders/anArtifact';
import { unbrokenText } from '../../tests/builders/texts';

const meta = {
  title: 'Components/Artifact/MissingVersion',
  component: MissingVersion,
  args: {
    artifact: anArtifact(),
    version: '1999-01-01',
    onOpen: fn((_, event: { preventDefault: () => void }) => event.preventDefault()),
  },
} satisfies Meta<typeof MissingVersion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'View the newest version' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const NoVersions: Story = {
  name: 'Of an artifact without versions',
  args: { artifact: anArtifact({ versions: [] }) },
};

export const BySecretLink: Story = {
  name: 'Opened by a secret link, which the newest version keeps',
  args: { sharingKey: 'a1b2c3d4' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('sharing_key=a1b2c3d4'),
    );
  },
};

export const Unbroken: Story = { args: { version: unbrokenText } };

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };
