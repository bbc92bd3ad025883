import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen } from 'storybook/test';
import { ShareButton } from '../../src/components/share/ShareButton/ShareButton';
import { aBadgeCatalogue } from '../../tests/builders/aBadgeCatalogue';
import { aFullArtifact } from '../../tests/builders/aFullArtifact';

const meta = {
  title: 'Components/Actions/ShareButton',
  component: ShareButton,
  args: { artifact: aFullArtifact(), badges: aBadgeCatalogue().badges },
} satisfies Meta<typeof ShareButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ClosedByEscape: Story = {
  name: 'Opened, closed by Escape, focus back',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};
