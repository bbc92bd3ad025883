import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import type { SessionState } from '../../src/domain/ports/session';
import { SignOnError } from '../../src/domain/errors/signOnError';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { onScreen, screenStory } from '../onScreen';
import type { ScreenProps } from '../Screen';

const inState = (state: SessionState) =>
  onScreen(() => {
    const session = fakeSession();
    session.change(state);
    return { session };
  });

const meta = {
  ...screenStory,
  tags: ['!autodocs'],
  args: { path: '/login' },
} satisfies Meta<ScreenProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Redirecting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Please wait while you are redirected to the login server',
    );
  },
};

export const Checking: Story = { parameters: inState({ isChecking: true }) };

export const Unreachable: Story = {
  parameters: inState({
    problem: new SignOnError('unreachable', 'The sign-on server does not answer.'),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You could not be signed in');
  },
};

export const Insecure: Story = {
  name: 'Not a secure connection',
  parameters: inState({ problem: new SignOnError('insecure', 'Web Crypto API is not available.') }),
};
