import type { Meta, StoryObj } from '@storybook/react';
import { Snippet } from '../../src/components/ui/CopyButton/Snippet';
import { unbrokenText } from '../../tests/builders/texts';

const meta = {
  title: 'Components/Actions/Snippet',
  component: Snippet,
  args: {
    label: 'Clone and check out',
    subject: 'clone commands',
    lines: ['git clone https://git.example.org/a.git', 'cd a', 'git checkout 4f1c2d9'],
  },
} satisfies Meta<typeof Snippet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const LongLines: Story = {
  name: 'Long lines',
  args: {
    lines: [`git clone https://git.example.org/${unbrokenText}/${unbrokenText}.git`, 'cd a'],
  },
};

export const RightToLeft: Story = {
  name: 'In a page from right to left: code stays from left to right',
  globals: { direction: 'rtl' },
};
