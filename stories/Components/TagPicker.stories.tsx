import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TagPicker, type TagPickerProps } from '../../src/components/forms/TagPicker/TagPicker';
import { aCatalogue } from '../../tests/builders/aCatalogue';
import { unbrokenText } from '../../tests/builders/texts';
import { expectOutline } from '../outline';

function Picker(props: TagPickerProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return <TagPicker {...props} chosen={chosen} onChange={setChosen} />;
}

const ready = { tags: aCatalogue().tags, status: 'ready' as const, retry: fn() };

const meta = {
  title: 'Components/Forms/TagPicker',
  component: TagPicker,
  render: (args) => <Picker {...args} />,
  args: {
    label: 'Tags',
    name: 'tags',
    hint: 'Chosen from the tags of the catalogue',
    vocabulary: ready,
    chosen: [],
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 320 }}>{Story()}</div>],
} satisfies Meta<typeof TagPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { chosen: ['networking', 'education'] } };

export const Loading: Story = { args: { vocabulary: { ...ready, tags: [], status: 'loading' } } };

export const Failed: Story = { args: { vocabulary: { ...ready, tags: [], status: 'failed' } } };

export const Refused: Story = {
  name: 'Refused by the server',
  args: {
    chosen: ['of another time'],
    problem: 'The catalogue does not know one of these tags. Remove it, or choose another one.',
  },
};

export const Unbroken: Story = { args: { chosen: [unbrokenText, unbrokenText.slice(1)] } };

export const ByKeys: Story = {
  name: 'Chosen and removed by keys',
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(box, 'netw');
    await userEvent.keyboard('{ArrowDown}');
    const active = canvas.getByRole('option', { selected: true });
    await expectOutline(active);
    await userEvent.keyboard('{Enter}');
    const chip = await canvas.findByRole('button', { name: 'Remove networking' });
    await userEvent.click(chip);
    await expect(canvas.queryByRole('button', { name: 'Remove networking' })).toBeNull();
    await expect(box).toHaveFocus();
  },
};
