import type { Meta, StoryObj } from '@storybook/react';
import { RelatedTo } from '../../src/components/detail/RelatedArtifacts/RelatedTo';
import { anArtifact } from '../../tests/builders/anArtifact';
import { numberedArtifacts } from '../../tests/builders/numberedArtifacts';
import { longTitle, unbrokenText } from '../../tests/builders/texts';

const from = (...titles: string[]) => ({
  artifact: anArtifact({
    linkedFrom: titles.map((title, index) => ({
      artifactId: numberedArtifacts(index + 1, index + 1)[0]!.id,
      title,
      ownerUrn: 'urn:trovi:user:chameleon:li.wei@example.org',
    })),
  }),
});

const meta = {
  title: 'Components/Artifact/RelatedTo',
  component: RelatedTo,
  args: from('Course material'),
} satisfies Meta<typeof RelatedTo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Many: Story = { args: from('Course material', 'Latency collection', 'Queue model') };

export const None: Story = { args: from() };

export const LongText: Story = { name: 'Long text', args: from(longTitle, unbrokenText) };
