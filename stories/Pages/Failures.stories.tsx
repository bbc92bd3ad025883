import type { Meta, StoryObj } from '@storybook/react';
import { MemoryRouter } from 'react-router';
import { ConfigurationProblems } from '../../dashboard/ConfigurationProblems';
import { ScreenBoundary } from '../../dashboard/shell/ScreenBoundary';

const meta = { tags: ['!autodocs'], parameters: { isPage: true } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotSetUp: Story = {
  name: 'config.json cannot be used',
  render: () => <ConfigurationProblems problems={['Missing key "apiUrl".']} />,
};

function Broken(): never {
  throw new Error('A screen that cannot be shown.');
}

export const ScreenFailed: Story = {
  name: 'A screen cannot be shown',
  render: () => (
    <MemoryRouter>
      <ScreenBoundary>
        <Broken />
      </ScreenBoundary>
    </MemoryRouter>
  ),
};
