import type { Meta, StoryObj } from '@storybook/react';
import { FailureNote } from '../../src/components/forms/Submission/FailureNote';
import { longSentence, unbrokenText } from '../../tests/builders/texts';

const meta = {
  title: 'Components/Feedback/FailureNote',
  component: FailureNote,
  args: {
    heading: 'Could not create artifact.',
    reason: 'The catalogue did not respond.',
    advice: 'What you entered is still here. Press Create Artifact to try again.',
  },
} satisfies Meta<typeof FailureNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutResponse: Story = { name: 'Without response' };

export const ServerWords: Story = {
  name: 'Server words',
  args: {
    reason: undefined,
    said: [
      'title: This field may not be blank.',
      'authors (1, email): Enter a valid email address.',
    ],
  },
};

export const LongText: Story = {
  name: 'Long text',
  args: { heading: longSentence, said: [unbrokenText] },
};
