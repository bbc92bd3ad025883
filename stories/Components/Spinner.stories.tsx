import type { Meta, StoryObj } from '@storybook/react';
import { Spinner } from '../../src/components/ui/Spinner/Spinner';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
