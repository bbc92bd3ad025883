import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { aFullArtifact } from '../../tests/builders/aFullArtifact';
import { anEmptyArtifact } from '../../tests/builders/anArtifact';
import { aUser } from '../../tests/builders/aUser';
import { callErrors } from '../../tests/builders/callErrors';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { aRepository, onScreen, screenStory } from '../onScreen';
import type { ScreenProps } from '../Screen';

const { id } = aFullArtifact();
const path = `/artifacts/${id}`;
const failing = (error: Error) =>
  onScreen(() => ({ repository: aRepository({ failWith: { find: error } }) }));

const meta = { ...screenStory, tags: ['!autodocs'], args: { path } } satisfies Meta<ScreenProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OneVersion: Story = {
  name: 'One of its versions is chosen, then another',
  args: { path: `${path}/versions/2026-02-01` },
  play: async ({ canvas, userEvent }) => {
    const content = await canvas.findByRole('region', { name: 'Content' });
    await expect(content).toHaveTextContent('2026-02-01');
    await userEvent.click(canvas.getByRole('link', { name: /^2026-01-12/ }));
    await expect(canvas.getByRole('region', { name: 'Content' })).toHaveTextContent('2026-01-12');
  },
};

export const MissingVersion: Story = {
  name: 'Missing version',
  args: { path: `${path}/versions/2020-01-01` },
};

export const MayEdit: Story = {
  name: 'May edit',
  parameters: onScreen(() => ({ session: fakeSession(aUser()) })),
};

export const Loading: Story = {
  parameters: onScreen(() => ({ repository: aRepository({ held: ['find'] }) })),
};

export const Empty: Story = {
  name: 'Only just begun',
  args: { path: `/artifacts/${anEmptyArtifact().id}` },
  parameters: onScreen(() => ({ repository: aRepository({ artifacts: [anEmptyArtifact()] }) })),
};

export const BySecretLink: Story = {
  name: 'Private, opened by a secret link',
  args: { path: `${path}?sharing_key=a1b2c3d4` },
  parameters: onScreen(() => ({
    repository: aRepository({
      artifacts: [aFullArtifact({ visibility: 'private', versions: [] })],
    }),
  })),
};

export const NotFound: Story = {
  name: 'Not found',
  parameters: failing(callErrors.notFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      "Couldn't fetch artifact.",
    );
  },
};

export const Forbidden: Story = { parameters: failing(callErrors.forbidden) };

export const ServerError: Story = {
  name: 'Server error',
  parameters: failing(callErrors.serverError),
};

export const Offline: Story = { parameters: failing(callErrors.offline) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };
