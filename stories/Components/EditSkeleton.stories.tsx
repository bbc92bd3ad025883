import type { Meta, StoryObj } from '@storybook/react';
import { EditSkeleton } from '../../src/components/edit/EditSkeleton/EditSkeleton';

const meta = {
  title: 'Components/Editing/EditSkeleton',
  component: EditSkeleton,
} satisfies Meta<typeof EditSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
