import type { Meta, StoryObj } from '@storybook/react';
import { aFullArtifact } from '../../tests/builders/aFullArtifact';
import { aUser } from '../../tests/builders/aUser';
import { callErrors } from '../../tests/builders/callErrors';
import { fakeEditor, type FakeEditorOptions } from '../../tests/fakes/fakeEditor';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { onScreen, screenStory } from '../onScreen';
import type { ScreenProps } from '../Screen';

const server = aFullArtifact({ visibility: 'private', sharingKey: 'a1b2c3d4' });
const on = (options: FakeEditorOptions = {}) => ({
  path: `/artifacts/${server.id}/edit`,
  makeEditor: () => fakeEditor({ server, ...options }),
});
const signedIn = (user = aUser()) => onScreen(() => ({ session: fakeSession(user) }));

const meta = {
  ...screenStory,
  tags: ['!autodocs'],
  args: on(),
  parameters: signedIn(),
} satisfies Meta<ScreenProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Owner: Story = {};

export const Loading: Story = { args: on({ held: ['find'] }) };

export const Stranger: Story = {
  name: 'Forbidden: somebody without a role',
  parameters: signedIn(aUser({ username: 'visitor' })),
};

export const NotFound: Story = {
  name: 'Not found',
  args: on({ failWith: { find: callErrors.notFound } }),
};

export const Offline: Story = { args: on({ failWith: { find: callErrors.offline } }) };

export const SignedOut: Story = {
  name: 'Signed out: on the way to the login server',
  parameters: onScreen(),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
