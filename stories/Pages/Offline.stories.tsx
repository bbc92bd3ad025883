import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { screenStory } from '../onScreen';
import type { ScreenProps } from '../Screen';

/** The browser's connection state while the story runs. */
function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  return goOnline;
}

function goOnline(): void {
  Reflect.deleteProperty(navigator, 'onLine');
}

const meta = {
  ...screenStory,
  tags: ['!autodocs'],
  args: { path: '/artifacts' },
  beforeEach: goOffline,
} satisfies Meta<ScreenProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  name: 'Offline: the bar above a list that has come',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are offline\./)).toBeVisible();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const Back: Story = {
  name: 'Online again',
  play: async ({ canvas }) => {
    await canvas.findByText(/^You are offline\./);
    goOnline();
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('You are online again.')).toBeVisible();
  },
};
