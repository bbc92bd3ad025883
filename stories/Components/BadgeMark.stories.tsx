import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { BadgeMark } from '../../src/components/card/BadgeMark/BadgeMark';
import { aBadgeCatalogue } from '../../tests/builders/aBadgeCatalogue';
import { unbrokenText } from '../../tests/builders/texts';

const [chameleon, reproducible, educational] = aBadgeCatalogue().badges;

const meta = {
  title: 'Components/Artifact/BadgeMark',
  component: BadgeMark,
  args: { badge: chameleon! },
} satisfies Meta<typeof BadgeMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chameleon: Story = {
  name: 'chameleon, a link',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'chameleon' });
    await expect(link).toHaveAttribute('title', 'Runs on the testbed');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Reproducible: Story = {
  name: 'reproducible, named without a link',
  args: { badge: reproducible! },
};

export const Educational: Story = { name: 'educational', args: { badge: educational! } };

export const NamedLink: Story = { name: 'Named link', args: { isNamed: true } };

export const Plain: Story = { name: 'Plain, inside a control', args: { isPlain: true } };

export const Unknown: Story = {
  name: 'One of a newer server',
  args: { badge: { name: 'archived', description: '' } },
};

export const LongName: Story = {
  name: 'Long name',
  args: { badge: { name: unbrokenText, description: '' } },
};
