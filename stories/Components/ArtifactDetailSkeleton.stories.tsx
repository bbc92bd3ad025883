import type { Meta, StoryObj } from '@storybook/react';
import { ArtifactDetailSkeleton } from '../../src/components/detail/ArtifactDetail/ArtifactDetailSkeleton';

const meta = {
  title: 'Components/Artifact/ArtifactDetailSkeleton',
  component: ArtifactDetailSkeleton,
} satisfies Meta<typeof ArtifactDetailSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
