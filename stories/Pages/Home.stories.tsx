import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { aUser } from '../../tests/builders/aUser';
import { callErrors } from '../../tests/builders/callErrors';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { aRepository, onScreen, screenStory } from '../onScreen';
import type { ScreenProps } from '../Screen';

const meta = {
  ...screenStory,
  tags: ['!autodocs'],
  args: { path: '/' },
} satisfies Meta<ScreenProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  name: 'Signed out',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'A collection of shared artifacts',
    );
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
  },
};

export const SignedIn: Story = {
  name: 'Signed in',
  parameters: onScreen(() => ({ session: fakeSession(aUser()) })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Sign Out: noor/ })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: onScreen(() => ({ repository: aRepository({ held: ['list', 'badges'] }) })),
};

export const Empty: Story = {
  parameters: onScreen(() => ({ repository: aRepository({ pages: [[]] }) })),
};

export const Failed: Story = {
  parameters: onScreen(() => ({
    repository: aRepository({ failWith: { list: callErrors.offline } }),
  })),
};

export const Filtered: Story = {
  name: 'Filtered, which View All Artifacts hands on',
  args: { path: '/?tags=education' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^View All Artifacts/ }));
    await expect(await canvas.findByRole('checkbox', { name: 'education' })).toBeChecked();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };
