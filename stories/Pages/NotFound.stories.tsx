import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { screenStory } from '../onScreen';
import type { ScreenProps } from '../Screen';

const meta = {
  ...screenStory,
  tags: ['!autodocs'],
  args: { path: '/nowhere' },
} satisfies Meta<ScreenProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  name: '404 Not Found, and Go Back',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404 Not Found');
    await expect(
      canvas.getByText('This page does not exist yet, or you do not have permission to view it.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go Back' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A collection');
  },
};
