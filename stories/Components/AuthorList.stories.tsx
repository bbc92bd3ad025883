import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { AuthorList } from '../../src/components/detail/AuthorList/AuthorList';
import { anArtifact } from '../../tests/builders/anArtifact';
import { anAuthor } from '../../tests/builders/anAuthor';
import { arabic, longTitle, unbrokenText } from '../../tests/builders/texts';

const by = (...authors: ReturnType<typeof anAuthor>[]) => ({ artifact: anArtifact({ authors }) });

const meta = {
  title: 'Components/Artifact/AuthorList',
  component: AuthorList,
  args: by(anAuthor()),
} satisfies Meta<typeof AuthorList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Many: Story = {
  args: by(
    ...Array.from({ length: 12 }, (_, index) =>
      anAuthor({ fullName: `Author ${index + 1}`, email: `author${index + 1}@example.edu` }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const [authors] = canvas.getAllByRole('list');
    await expect(authors?.children).toHaveLength(8);
    const [showAll] = canvas.getAllByRole('button', { name: 'Show all 12' });
    if (showAll) await userEvent.click(showAll);
    await expect(await canvas.findByText('Author 12')).toBeVisible();
  },
};

export const None: Story = { args: by() };

export const SupportContact: Story = {
  name: 'Nobody but the support is known',
  args: by(anAuthor({ fullName: 'Contact Support', affiliation: '', email: 'help@example.org' })),
};

export const MissingFields: Story = {
  name: 'Missing fields',
  args: by(
    anAuthor({ affiliation: '' }),
    anAuthor({ email: '' }),
    anAuthor({ affiliation: '', email: '' }),
    anAuthor({ fullName: '' }),
  ),
};

export const LongText: Story = {
  name: 'Long text',
  args: by(
    anAuthor({ fullName: longTitle, affiliation: longTitle }),
    anAuthor({
      fullName: unbrokenText,
      affiliation: unbrokenText,
      email: `${unbrokenText}@example.edu`,
    }),
  ),
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: by(anAuthor({ fullName: arabic.name, affiliation: arabic.affiliation })),
};
