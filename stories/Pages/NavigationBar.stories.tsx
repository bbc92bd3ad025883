import type { Meta, StoryObj } from '@storybook/react';
import { MemoryRouter } from 'react-router';
import { SessionProvider } from '../../dashboard/session/SessionContext';
import { NavigationBar } from '../../dashboard/shell/NavigationBar';
import { servicesOf } from '../../.storybook/services';
import { aUser } from '../../tests/builders/aUser';
import { unbrokenText } from '../../tests/builders/texts';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { onScreen } from '../onScreen';

const meta = {
  component: NavigationBar,
  parameters: onScreen(),
  render: (_args, context) => (
    <SessionProvider value={servicesOf(context).session}>
      <MemoryRouter initialEntries={['/artifacts']}>
        <NavigationBar />
      </MemoryRouter>
    </SessionProvider>
  ),
} satisfies Meta<typeof NavigationBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { name: 'Signed out' };

export const SignedIn: Story = {
  name: 'Signed in',
  parameters: onScreen(() => ({ session: fakeSession(aUser()) })),
};

export const LongUsername: Story = {
  name: 'Long username',
  parameters: onScreen(() => ({ session: fakeSession(aUser({ username: unbrokenText })) })),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: onScreen(() => ({ session: fakeSession(aUser()) })),
};
