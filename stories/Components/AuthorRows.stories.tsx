import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AuthorRows, type AuthorRowsProps } from '../../src/components/forms/AuthorRows/AuthorRows';
import { anAuthor } from '../../tests/builders/anAuthor';
import { arabic, longTitle } from '../../tests/builders/texts';

function Rows(props: AuthorRowsProps) {
  const [authors, setAuthors] = useState(props.authors);
  return <AuthorRows {...props} authors={authors} onChange={setAuthors} />;
}

const meta = {
  title: 'Components/Forms/AuthorRows',
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

export const LongText: Story = {
  name: 'Long text',
  args: { authors: [anAuthor({ fullName: longTitle })] },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: { authors: [anAuthor({ fullName: arabic.name, affiliation: arabic.affiliation })] },
};

export const AddedAndDeleted: Story = {
  name: 'Added and deleted',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Author' }));
    await userEvent.keyboard('Wei Li');
    await expect(canvas.getAllByRole('combobox', { name: 'Full Name' })[1]).toHaveValue('Wei Li');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete author Wei Li' }));
    await expect(canvas.getAllByRole('combobox', { name: 'Full Name' })).toHaveLength(1);
  },
};

export const Moved: Story = {
  args: { authors: ['Ada', 'Ben', 'Cleo'].map((fullName) => anAuthor({ fullName })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move author Ada down' }));
    const down = canvas.getByRole('button', { name: 'Move author Ada down' });
    await waitFor(() => expect(down).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await expect(down).toHaveFocus();
    await expect(canvas.getAllByRole('combobox', { name: 'Full Name' })[2]).toHaveValue('Ada');
  },
};

export const Pasted: Story = {
  name: 'Pasted from a spreadsheet',
  args: { authors: [anAuthor({ fullName: '' })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Full Name' }));
    await userEvent.paste('Email\tName\nwei@example.org\tWei Li\n\tNoor Haddad');
    await expect(canvas.getByText('2 authors added from the pasted text.')).toBeVisible();
    await expect(canvas.getAllByRole('textbox', { name: 'Email' })[0]).toHaveValue(
      'wei@example.org',
    );
  },
};

export const TooMuchPasted: Story = {
  name: 'Too much pasted',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Full Name' }));
    await userEvent.paste('x'.repeat(20_001));
    await expect(canvas.getByText(/^The pasted text changed nothing/)).toBeVisible();
  },
};

export const Suggested: Story = {
  args: {
    authors: [anAuthor({ fullName: '' })],
    earlier: [
      anAuthor({ fullName: 'Wei Li' }),
      anAuthor({ fullName: arabic.name, affiliation: arabic.affiliation }),
      anAuthor({ fullName: `Wei ${longTitle}` }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Full Name' }), 'we{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Wei Li');
  },
};

export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete author/ }));
    await expect(canvas.getByText(/ deleted\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Undo: put .* back$/ })).toBeVisible();
  },
};
