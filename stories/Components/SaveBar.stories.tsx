import type { Meta, StoryObj } from '@storybook/react';
import { SaveBar, type UnsavedSection } from '../../src/components/edit/EditArtifact/SaveBar';

const section = (heading: string, names: string[], isSaving = false): UnsavedSection => ({
  heading,
  saveLabel: `Save ${heading}`,
  formId: heading,
  names,
  isSaving,
});

const meta = {
  title: 'Components/Editing/SaveBar',
  component: SaveBar,
  args: { sections: [section('Metadata', ['Title', 'Tags'])] },
} satisfies Meta<typeof SaveBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneSection: Story = { name: 'One section' };

export const EverySection: Story = {
  name: 'Every section',
  args: {
    sections: ['Metadata', 'Roles', 'Versions', 'Links'].map((heading) =>
      section(heading, ['Title']),
    ),
  },
};

export const Saving: Story = { args: { sections: [section('Metadata', ['Title'], true)] } };

export const Nothing: Story = { args: { sections: [] } };
