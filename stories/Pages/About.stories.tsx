import type { Meta, StoryObj } from '@storybook/react';
import { screenStory } from '../onScreen';
import type { ScreenProps } from '../Screen';

const meta = {
  ...screenStory,
  tags: ['!autodocs'],
  args: { path: '/about' },
} satisfies Meta<ScreenProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
