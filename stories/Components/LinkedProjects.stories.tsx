import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { LinkedProjects } from '../../src/components/detail/LinkedProjects/LinkedProjects';
import { anArtifact } from '../../tests/builders/anArtifact';
import { unbrokenText } from '../../tests/builders/texts';

const of = (...codes: string[]) => ({
  artifact: anArtifact({
    linkedProjects: codes.map((code) => `urn:trovi:project:chameleon:${code}`),
  }),
});

const meta = {
  title: 'Components/Artifact/LinkedProjects',
  component: LinkedProjects,
  args: of('CHI-260001'),
} satisfies Meta<typeof LinkedProjects>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Projects on Chameleon' })).toHaveTextContent(
      'CHI-260001',
    );
  },
};

export const Several: Story = { args: of('CHI-260045', 'CHI-241877', 'CHI-edu-260077') };

export const None: Story = { args: of() };

export const LongText: Story = { name: 'Long text', args: of(unbrokenText) };
