import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { CardTags } from '../../src/components/card/CardTags/CardTags';
import { arabic, unbrokenText } from '../../tests/builders/texts';

const many = ['education', 'networking', 'storage systems', 'edge', 'performance', 'tracing'];

const meta = {
  title: 'Components/Artifact/CardTags',
  component: CardTags,
  args: { tags: many, title: 'Tail latency' },
  decorators: [(Story) => <div style={{ maxWidth: 300, position: 'relative' }}>{Story()}</div>],
} satisfies Meta<typeof CardTags>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The line has space for two whole tags and the button. */
export const TwoFit: Story = {
  name: 'Two fit',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shown = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(shown).toEqual(['education', 'networking', '+4']);
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    }
    await expect(canvasElement.querySelector('ul')?.clientHeight).toBeLessThan(30);
    await userEvent.click(canvas.getByRole('button', { name: '+4 more tags of Tail latency' }));
    await expect(canvas.getByText('tracing')).toBeVisible();
  },
};

export const One: Story = { args: { tags: ['education'] } };

/** A tag longer than the line is cut, and leaves space for the button. */
export const Unbroken: Story = {
  args: { tags: [unbrokenText, unbrokenText] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^\+1 / })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: { tags: arabic.tags },
};
