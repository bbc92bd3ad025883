import type { Meta, StoryObj } from '@storybook/react';
import { button } from '../../src/components/ui/buttons/buttons.css';
import { Message } from '../../src/components/ui/Message/Message';
import { longSentence, longTitle } from '../../tests/builders/texts';

const meta = {
  title: 'Components/Feedback/Message',
  component: Message,
  args: { kind: 'empty', heading: 'No artifacts found.' },
} satisfies Meta<typeof Message>;
export default meta;

type Story = StoryObj<typeof meta>;

const again = (
  <button type="button" className={button}>
    Try again
  </button>
);

export const Empty: Story = {};

export const EmptyWithNextStep: Story = {
  name: 'Empty with next step',
  args: { remark: 'Nothing matches all of these filters.', children: again },
};

export const Failed: Story = {
  args: {
    kind: 'failed',
    heading: 'The artifacts could not be loaded',
    remark: 'The catalogue did not respond.',
    children: again,
  },
};

export const LongText: Story = {
  name: 'Long text',
  args: { heading: longTitle, remark: longSentence },
};
