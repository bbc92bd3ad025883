import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  VisibilityChoice,
  type VisibilityChoiceProps,
} from '../../src/components/forms/VisibilityChoice/VisibilityChoice';

function Choice(props: VisibilityChoiceProps) {
  const [value, setValue] = useState(props.value);
  return <VisibilityChoice {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/VisibilityChoice',
  component: VisibilityChoice,
  render: (args) => <Choice {...args} />,
  args: { value: 'private', onChange: fn() },
} satisfies Meta<typeof VisibilityChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Private: Story = {};

export const Public: Story = { args: { value: 'public' } };

export const Refused: Story = { args: { problem: 'Choose public or private.' } };

export const ByKeys: Story = {
  name: 'By keys',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const chosen = canvas.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    await expect(chosen.map(({ value }) => value)).toEqual(['public']);
  },
};
