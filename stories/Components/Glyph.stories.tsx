import type { Meta, StoryObj } from '@storybook/react';
import { Glyph } from '../../src/components/card/Glyph/Glyph';
import { numberedArtifacts } from '../../tests/builders/numberedArtifacts';

const meta = {
  title: 'Components/Artifact/Glyph',
  component: Glyph,
  args: { artifactId: '8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2' },
} satisfies Meta<typeof Glyph>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const Many: Story = {
  name: 'One for every artifact',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {numberedArtifacts(1, 60).map(({ id }) => (
        <Glyph key={id} artifactId={id} />
      ))}
    </div>
  ),
};

export const WithoutId: Story = { name: 'Without id', args: { artifactId: '' } };
