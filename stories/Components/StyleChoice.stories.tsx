import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { StyleChoice } from '../../src/components/citation/CitationBox/StyleChoice';

const tools = { isLoading: false, hasFailed: false, retry: fn() };

const meta = {
  title: 'Components/Forms/StyleChoice',
  component: StyleChoice,
  args: { style: 'apa', choose: fn(), tools },
} satisfies Meta<typeof StyleChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { tools: { ...tools, isLoading: true } } };

export const Failed: Story = {
  args: { tools: { ...tools, hasFailed: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.tools.retry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox', { name: 'Style' })).toHaveFocus();
  },
};
