import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { RepositoryLink } from '../../src/components/card/RepositoryLink/RepositoryLink';
import { unbrokenText } from '../../tests/builders/texts';

const meta = {
  title: 'Components/Artifact/RepositoryLink',
  component: RepositoryLink,
  args: { url: 'https://github.com/example-lab/tail-latency', name: 'example-lab/tail-latency' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof RepositoryLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
};

export const Worded: Story = { args: { text: 'View example-lab/tail-latency on GitHub' } };

export const Unbroken: Story = { args: { name: `${unbrokenText}/${unbrokenText}` } };
