import type { Meta, StoryObj } from '@storybook/react';
import { NextSteps } from '../../src/components/add/NextSteps/NextSteps';

const meta = {
  title: 'Components/Forms/NextSteps',
  component: NextSteps,
  args: {
    steps: [
      { heading: 'Add a version', text: 'From a repository, or from a notebook on the testbed.' },
      { heading: 'Make it public', text: 'When it is ready.' },
    ],
  },
} satisfies Meta<typeof NextSteps>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
