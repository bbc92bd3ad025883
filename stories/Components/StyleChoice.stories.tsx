import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { StyleChoice } from '../../src/components/citation/CitationBox/StyleChoice';

const late = { isLoading: false, hasFailed: false, retry: fn() };

const meta = {
  component: StyleChoice,
  args: { style: 'apa', choose: fn(), late },
} satisfies Meta<typeof StyleChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { late: { ...late, isLoading: true } } };

export const Failed: Story = {
  args: { late: { ...late, hasFailed: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.late.retry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox', { name: 'Style' })).toHaveFocus();
  },
};
