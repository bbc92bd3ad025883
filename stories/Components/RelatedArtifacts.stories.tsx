import type { Meta, StoryObj } from '@storybook/react';
import { RelatedArtifacts } from '../../src/components/detail/RelatedArtifacts/RelatedArtifacts';
import { anArtifact } from '../../tests/builders/anArtifact';
import { numberedArtifacts } from '../../tests/builders/numberedArtifacts';
import { arabic, longTitle, unbrokenText } from '../../tests/builders/texts';

const linked = (...titles: string[]) => ({
  artifact: anArtifact({
    linkedArtifacts: titles.map((title, index) => ({
      relation: 'collection',
      artifactId: numberedArtifacts(index + 1, index + 1)[0]!.id,
      title,
    })),
  }),
});

const meta = {
  title: 'Components/Artifact/RelatedArtifacts',
  component: RelatedArtifacts,
  args: linked('Burst generator'),
} satisfies Meta<typeof RelatedArtifacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Many: Story = {
  args: linked(...Array.from({ length: 12 }, (_, index) => `Study ${index + 1}`)),
};

export const None: Story = { args: linked() };

export const WithoutTitle: Story = {
  name: 'One that the reader may not see',
  args: linked('', 'Queue model'),
};

export const LongText: Story = { name: 'Long text', args: linked(longTitle, unbrokenText) };

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: linked(arabic.title),
};
