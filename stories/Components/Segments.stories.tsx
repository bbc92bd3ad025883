import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Segments } from '../../src/components/ui/Segments/Segments';

const meta = {
  title: 'Components/Actions/Segments',
  component: Segments<string>,
  args: {
    legend: 'Theme',
    options: [
      { value: 'light', name: 'Light' },
      { value: 'dark', name: 'Dark' },
      { value: 'auto', name: 'Auto' },
    ],
    value: 'light',
    onChange: fn(),
    hint: 'Follows the reader’s system.',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Segments {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Segments<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choice: Story = {};

export const ByKeys: Story = {
  name: 'By keys',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};
