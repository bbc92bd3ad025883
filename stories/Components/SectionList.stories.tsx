import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { SectionList } from '../../src/components/edit/EditArtifact/SectionList';

const meta = {
  title: 'Components/Editing/SectionList',
  component: SectionList,
  args: {
    sections: ['Metadata', 'Roles', 'Versions', 'Linked Artifacts'].map((heading) => ({
      name: heading,
      heading,
      isUnsaved: heading === 'Roles',
    })),
    current: 'Metadata',
    onGo: fn(),
  },
} satisfies Meta<typeof SectionList>;
export default meta;

export const OneUnsaved: StoryObj<typeof meta> = { name: 'One unsaved' };
