import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { EditArtifact } from '../../src/components/edit/EditArtifact/EditArtifact';
import { CreatedSuggestions } from '../../src/components/edit/Suggestions/CreatedSuggestions';
import { EditSuggestions } from '../../src/components/edit/Suggestions/EditSuggestions';
import { anArtifact } from '../../tests/builders/anArtifact';
import { anAuthor } from '../../tests/builders/anAuthor';
import { aDoiVersion, aVersion } from '../../tests/builders/aVersion';
import { fakeEditor } from '../../tests/fakes/fakeEditor';
import { forUser } from '../section';
import { SectionHost, type SectionHostProps } from '../SectionHost';

const lacking = anArtifact({
  longDescription: '',
  tags: [],
  authors: [anAuthor({ affiliation: '' }), anAuthor({ fullName: 'Li Wei', affiliation: '' })],
  versions: [aVersion()],
});
const complete = anArtifact({
  shortDescription: 'Scripts, notebooks and packet traces of a tail latency study on two nodes.',
  versions: [aDoiVersion()],
});

function Hosted(props: SectionHostProps) {
  return <SectionHost {...props}>{(sections) => <EditArtifact {...sections} />}</SectionHost>;
}

const meta = {
  title: 'Components/Editing/EditSuggestions',
  component: Hosted,
  subcomponents: { EditSuggestions },
  args: { makeEditor: () => fakeEditor({ server: lacking }) },
  parameters: forUser(),
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Suggestions: Story = {
  name: 'What is missing, and a repository that the portal does not find',
  play: async ({ canvas, userEvent }) => {
    const box = within(canvas.getByRole('region', { name: 'Suggestions' }));
    await userEvent.click(box.getByRole('button', { name: /suggestions for this artifact/ }));
    await expect(await box.findByText(/can't reach this repository/)).toBeVisible();
    await waitFor(() => expect(box.getAllByRole('listitem')).toHaveLength(6));
    await userEvent.click(box.getByRole('button', { name: 'Choose tags' }));
    await expect(canvas.getByRole('combobox', { name: 'Tags' })).toHaveFocus();
  },
};

export const Folded: Story = {
  play: async ({ canvas }) => {
    const box = within(canvas.getByRole('region', { name: 'Suggestions' }));
    await expect(box.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await expect(box.queryByRole('listitem')).toBeNull();
  },
};

export const Complete: Story = {
  name: 'Nothing is missing: no list',
  args: { makeEditor: () => fakeEditor({ server: complete }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Suggestions' })).toBeNull();
  },
};

export const Created: Story = {
  name: 'On the page of an artifact that was just added',
  render: () => <CreatedSuggestions artifact={lacking} />,
  play: async ({ canvas }) => {
    const box = within(canvas.getByRole('region', { name: 'Suggestions' }));
    await expect(box.queryByText(/can't reach this repository/)).toBeNull();
    await expect(box.getByRole('link', { name: 'Choose tags' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/artifacts/${lacking.id}/edit`) as string,
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };
