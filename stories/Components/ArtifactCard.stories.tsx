import type { Meta, StoryObj } from '@storybook/react';
import { ArtifactCard } from '../../src/components/ArtifactCard/ArtifactCard';
import { anArtifact } from '../../tests/builders/anArtifact';

const meta = {
  component: ArtifactCard,
  args: { artifact: anArtifact() },
} satisfies Meta<typeof ArtifactCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
