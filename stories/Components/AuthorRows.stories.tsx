import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AuthorRows, type AuthorRowsProps } from '../../src/components/add/AuthorRows/AuthorRows';
import { anAuthor } from '../../tests/builders/anAuthor';
import { arabic, longTitle } from '../../tests/builders/texts';

function Rows(props: AuthorRowsProps) {
  const [authors, setAuthors] = useState(props.authors);
  return <AuthorRows {...props} authors={authors} onChange={setAuthors} />;
}

const meta = {
  component: AuthorRows,
  render: (args) => <Rows {...args} />,
  args: { authors: [anAuthor()], onChange: fn() },
} satisfies Meta<typeof AuthorRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const None: Story = { args: { authors: [] } };

export const NoneAfterSubmit: Story = {
  name: 'None, after an attempt to create',
  args: { authors: [], problem: 'Please add at least one author.' },
};

export const Many: Story = {
  args: {
    authors: Array.from({ length: 6 }, (_, index) => anAuthor({ fullName: `Author ${index}` })),
  },
};

export const Refused: Story = {
  name: 'Refused by the server',
  args: {
    authors: [anAuthor(), anAuthor({ fullName: '', email: 'no address' })],
    problemOf: (index, name) =>
      index === 1 && name !== 'affiliation' ? 'This field must not be blank.' : undefined,
  },
};

export const LongText: Story = { args: { authors: [anAuthor({ fullName: longTitle })] } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { authors: [anAuthor({ fullName: arabic.name, affiliation: arabic.affiliation })] },
};

export const AddedAndDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Author' }));
    await userEvent.keyboard('Wei Li');
    await expect(canvas.getAllByRole('textbox', { name: 'Full Name' })[1]).toHaveValue('Wei Li');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete author Wei Li' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Full Name' })).toHaveLength(1);
  },
};
