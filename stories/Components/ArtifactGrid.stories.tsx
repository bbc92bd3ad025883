import type { Meta, StoryObj } from '@storybook/react';
import { ArtifactGrid } from '../../src/components/catalogue/ArtifactGrid/ArtifactGrid';
import { GridSkeleton } from '../../src/components/catalogue/GridSkeleton/GridSkeleton';
import { aBadgeCatalogue } from '../../tests/builders/aBadgeCatalogue';
import { numberedArtifacts } from '../../tests/builders/numberedArtifacts';
import { longSentence, longTitle, unbrokenText } from '../../tests/builders/texts';

const artifacts = numberedArtifacts(1, 7);

const meta = {
  title: 'Components/Catalogue/ArtifactGrid',
  component: ArtifactGrid,
  args: { artifacts, badges: aBadgeCatalogue() },
} satisfies Meta<typeof ArtifactGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const One: Story = { args: { artifacts: artifacts.slice(0, 1) } };

export const EqualHeights: Story = {
  name: 'Cards of unequal texts, equally high',
  args: {
    artifacts: [
      { ...artifacts[0]!, title: longTitle, shortDescription: longSentence },
      { ...artifacts[1]!, shortDescription: '', tags: [] },
      { ...artifacts[2]!, title: unbrokenText },
    ],
    badges: aBadgeCatalogue({ [artifacts[2]!.id]: ['chameleon', 'educational'] }),
  },
};

export const Loading: Story = { render: () => <GridSkeleton count={6} /> };
