import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { SecretLink } from '../../src/components/edit/metadata/MetadataSection/SecretLink';
import { anArtifact } from '../../tests/builders/anArtifact';
import { unbrokenText } from '../../tests/builders/texts';

const meta = {
  title: 'Components/Artifact/SecretLink',
  component: SecretLink,
  args: { artifactId: anArtifact().id, sharingKey: 'a1b2c3d4', isEnding: false },
} satisfies Meta<typeof SecretLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Ending: Story = {
  name: 'Becomes public with the next save',
  args: { isEnding: true },
};

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy secret link' }));
    await expect(await canvas.findByText('Copied to clipboard')).toBeVisible();
    await expect(await navigator.clipboard.readText()).toContain('?sharing_key=a1b2c3d4');
  },
};

export const LongKey: Story = { name: 'Long key', args: { sharingKey: unbrokenText } };

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };
