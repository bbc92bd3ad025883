import type { Meta, StoryObj } from '@storybook/react';
import { TagList } from '../../src/components/card/TagList/TagList';
import { arabic, unbrokenText } from '../../tests/builders/texts';

const meta = {
  title: 'Components/Artifact/TagList',
  component: TagList,
  args: { tags: ['education'] },
} satisfies Meta<typeof TagList>;
export default meta;

type Story = StoryObj<typeof meta>;

const many = ['education', 'networking', 'storage systems', 'edge', 'performance', 'tracing'];

export const One: Story = {};

export const Many: Story = { args: { tags: many } };

export const Unbroken: Story = { args: { tags: [unbrokenText, unbrokenText] } };

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: { tags: arabic.tags },
};
