import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField, type TextFieldProps } from '../../src/components/ui/Field/TextField';
import { arabic, longTitle, unbrokenText } from '../../tests/builders/texts';

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  render: (args) => <Typed {...args} />,
  args: {
    label: 'Title',
    name: 'title',
    value: '',
    onChange: fn(),
    limit: 140,
    hint: 'Max 140 characters',
  },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { isRequired: true } };

export const Filled: Story = { args: { value: 'Tail latency under bursty load' } };

export const TooLong: Story = {
  name: 'Too long',
  args: { value: longTitle + longTitle, problem: 'Please use maximum 140 characters' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Please use maximum 140 characters/);
  },
};

export const Advice: Story = {
  args: {
    label: 'Email',
    type: 'email',
    limit: undefined,
    need: 'required',
    value: 'noor at example',
    advice: 'This does not look like an email address.',
  },
};

export const Optional: Story = { args: { need: 'optional', placeholder: 'name@example.edu' } };

export const Disabled: Story = { args: { isDisabled: true, value: 'Tail latency' } };

export const ManyLines: Story = {
  name: 'Many lines',
  args: { label: 'Short Description', rows: 4, value: `Two lines\nof ${unbrokenText}` },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: { value: arabic.title },
};
