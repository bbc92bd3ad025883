import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { aUser } from '../../tests/builders/aUser';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { onScreen, screenStory } from '../onScreen';
import type { ScreenProps } from '../Screen';

const meta = {
  ...screenStory,
  tags: ['!autodocs'],
  args: { path: '/artifacts/add' },
  parameters: onScreen(() => ({ session: fakeSession(aUser()) })),
} satisfies Meta<ScreenProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ManualEntry: Story = { name: 'Manual entry' };

export const ImportFromGitHub: Story = {
  name: 'Import from GitHub',
  args: { path: '/artifacts/add?mode=import' },
};

export const SignedOut: Story = {
  name: 'Signed out: on the way to the login server',
  parameters: onScreen(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Please wait while you are redirected to the login server',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
