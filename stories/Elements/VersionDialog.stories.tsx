import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import type { ClosedDetail } from '../../src/elements/forms/VersionDialogPart';
import { versionDialogDocs } from '../../src/elements/docs/versionDialog.docs';
import '../../src/entries/define/version-dialog';
import { type ElementArgs, elementStory, heard, shadowOf } from '../elementStory';
import { addresses, serve, signInOwner, signOut, wireArtifact } from '../server';

const artifact = wireArtifact;
const opened = (story: string) => ({
  artifactId: artifact.uuid,
  open: true,
  ...addresses(`dialog-${story}`),
});

const meta = {
  ...elementStory(versionDialogDocs, { inline: false, iframeHeight: 480 }),
  title: 'Elements/trovi-version-dialog',
  args: opened('usual'),
} satisfies Meta<ElementArgs>;
export default meta;

type Story = StoryObj<ElementArgs>;

const served = { [`/artifacts/${artifact.uuid}/`]: artifact };

export const Open: Story = {
  beforeEach: [serve('dialog-usual', served), signInOwner],
  play: async ({ canvasElement }) => {
    const shadow = shadowOf(canvasElement);
    await expect(
      await shadow.findByRole('dialog', { name: 'Create Version from Git' }),
    ).toBeVisible();
  },
};

export const Closed: Story = { name: 'Closed: nothing is there', args: { open: false } };

export const SignedOut: Story = {
  name: 'Signed out: the page has to log its people in',
  args: opened('stranger'),
  beforeEach: [serve('dialog-stranger', {}), signOut],
  play: async ({ canvasElement }) => {
    await expect(await shadowOf(canvasElement).findByText(/^You are not logged in/)).toBeVisible();
  },
};

export const Escaped: Story = {
  name: 'Closed by Escape: the page hears of it',
  args: opened('escaped'),
  beforeEach: [serve('dialog-escaped', served), signInOwner],
  play: async ({ canvasElement, userEvent }) => {
    const closed = heard<ClosedDetail>(canvasElement, 'trovi-close');
    await shadowOf(canvasElement).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(await closed()).toEqual({ artifactId: artifact.uuid });
  },
};
