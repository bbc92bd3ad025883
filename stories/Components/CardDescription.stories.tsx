import type { Meta, StoryObj } from '@storybook/react';
import { CardDescription } from '../../src/components/card/CardDescription/CardDescription';
import { arabic, fullMarkdown, longSentence, unbrokenText } from '../../tests/builders/texts';

const meta = {
  title: 'Components/Artifact/CardDescription',
  component: CardDescription,
  args: {
    shortText: 'Scripts and data for a tail latency study.',
    longText: fullMarkdown,
    title: 'Tail latency',
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof CardDescription>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const Long: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Tail latency' }));
    await canvas.findByText(/^How to rerun/);
  },
};

export const WithoutLongText: Story = { name: 'Without long text', args: { longText: '' } };

export const AtItsLimit: Story = { name: 'At its limit', args: { shortText: longSentence } };

export const Unbroken: Story = { args: { shortText: unbrokenText } };

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: { shortText: arabic.sentence, longText: arabic.paragraph, title: arabic.title },
};

export const Empty: Story = { args: { shortText: '', longText: '' } };
