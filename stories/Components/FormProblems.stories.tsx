import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { FormProblems } from '../../src/components/forms/MetadataFields/FormProblems';
import type { DraftProblem } from '../../src/domain/drafts/draftValidation';
import { callErrors } from '../../tests/builders/callErrors';

const missing: DraftProblem[] = [
  { field: 'title', message: 'Please enter a title.', kind: 'missing' },
  { field: 'shortDescription', message: 'Please use maximum 200 characters', kind: 'limit' },
  { field: 'authors', message: 'Please add at least one author.', kind: 'missing' },
];
const tried = { problems: missing, hasTried: true, attempts: 1, failure: undefined, goTo: fn() };

const meta = {
  title: 'Components/Forms/FormProblems',
  component: FormProblems,
  args: { state: tried },
} satisfies Meta<typeof FormProblems>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 fields need attention.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Authors' }));
    await expect(args.state.goTo).toHaveBeenCalledWith('authors');
  },
};

export const One: Story = { args: { state: { ...tried, problems: missing.slice(0, 1) } } };

export const Untried: Story = {
  name: 'Not yet tried: nothing is said',
  args: { state: { ...tried, hasTried: false, attempts: 0 } },
};

export const Refused: Story = {
  name: 'Refused by the server, with field errors',
  args: {
    state: {
      ...tried,
      problems: callErrors.refusedDraft.problems,
      failure: {
        heading: 'Could not create artifact.',
        said: [],
        advice: 'What you entered is still here. Press Create Artifact to try again.',
      },
    },
  },
};

export const WithoutResponse: Story = {
  name: 'Without response',
  args: {
    state: {
      ...tried,
      problems: [],
      failure: {
        heading: 'Could not create artifact.',
        said: [],
        reason: 'The catalogue did not respond.',
        advice: 'What you entered is still here. Press Create Artifact to try again.',
      },
    },
  },
};
