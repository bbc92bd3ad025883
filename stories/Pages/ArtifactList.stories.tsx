import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { aUser } from '../../tests/builders/aUser';
import { callErrors } from '../../tests/builders/callErrors';
import { numberedArtifacts } from '../../tests/builders/numberedArtifacts';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { aRepository, onScreen, screenStory } from '../onScreen';
import type { ScreenProps } from '../Screen';

const meta = {
  ...screenStory,
  tags: ['!autodocs'],
  args: { path: '/artifacts' },
} satisfies Meta<ScreenProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  name: 'Signed out, then an artifact is opened',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Browse Artifacts');
    await userEvent.click(await canvas.findByRole('link', { name: 'Study 1' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Study 1' })).toBeVisible();
  },
};

export const SignedIn: Story = {
  name: 'Signed in: own artifacts can be edited',
  parameters: onScreen(() => ({ session: fakeSession(aUser()) })),
};

export const Loading: Story = {
  parameters: onScreen(() => ({ repository: aRepository({ held: ['list', 'badges', 'tags'] }) })),
};

export const Streaming: Story = {
  name: 'Streaming: the first page is there',
  parameters: onScreen(() => ({
    repository: aRepository({
      pages: [numberedArtifacts(1, 21), new Promise(() => undefined)],
    }),
  })),
};

export const Empty: Story = {
  parameters: onScreen(() => ({ repository: aRepository({ pages: [[]] }) })),
};

export const Failed: Story = {
  parameters: onScreen(() => ({
    repository: aRepository({ failWith: { list: callErrors.offline } }),
  })),
};

export const Filtered: Story = { args: { path: '/artifacts?q=study&tags=education&doi=1' } };

export const NothingMatches: Story = {
  name: 'Nothing matches',
  args: { path: '/artifacts?q=nothing+like+this' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };
