import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import {
  RoleSelect,
  type RoleSelectProps,
} from '../../src/components/edit/roles/RoleSelect/RoleSelect';
import { expectOutline } from '../outline';

function Chosen(props: RoleSelectProps) {
  const [value, setValue] = useState(props.value);
  return <RoleSelect {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Editing/RoleSelect',
  component: RoleSelect,
  render: (args) => <Chosen {...args} />,
  args: { name: 'role', value: 'collaborator', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 220, minHeight: 180 }}>{Story()}</div>],
} satisfies Meta<typeof RoleSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Collaborator: Story = {};

export const Administrator: Story = { args: { value: 'administrator' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Refused: Story = { args: { problem: 'The owner keeps every role.' } };

export const Open: Story = {
  name: 'Open, and chosen by keys',
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Role' });
    select.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    await expectOutline(screen.getByRole('option', { name: /administrator/ }));
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveTextContent('administrator');
    await expect(select).toHaveFocus();
  },
};
