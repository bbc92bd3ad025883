import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { ArtifactForm } from '../../src/components/add/ArtifactForm/ArtifactForm';
import { aCatalogue } from '../../tests/builders/aCatalogue';
import { aUser } from '../../tests/builders/aUser';
import { callErrors } from '../../tests/builders/callErrors';
import { longTitle } from '../../tests/builders/texts';
import { fakeRepository } from '../../tests/fakes/fakeRepository';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { FormHost, type FormHostProps } from '../FormHost';
import { expectFailure, expectToast, forUser } from '../section';

function Hosted(props: FormHostProps) {
  return <FormHost {...props}>{(form) => <ArtifactForm {...form} />}</FormHost>;
}

const meta = {
  title: 'Components/Forms/ArtifactForm',
  component: Hosted,
  subcomponents: { ArtifactForm },
  parameters: forUser(),
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Traces');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Short Description' }), 'Of bursts.');
  await userEvent.click(canvas.getByRole('button', { name: 'Add Author' }));
  await userEvent.type(canvas.getByRole('combobox', { name: 'Full Name' }), 'Noor Haddad');
};
const create: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create Artifact' }));
};
const fillAndCreate: Play = async (context) => {
  await fill(context);
  await create(context);
};

export const Empty: Story = {};

export const Filled: Story = { play: fill };

const openMore: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Citation, first version, daypasses' }));
  await expect(await canvas.findByRole('group', { name: 'Optional settings' })).toBeVisible();
};

export const More: Story = { name: 'More, unfolded', play: openMore };

export const MoreFilled: Story = {
  name: 'More: a citation from BibTeX, a version and daypasses',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openMore(context);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Cite this paper instead' }));
    await userEvent.paste('@misc{a, author = {Haddad, Noor}, title = {Tails}, year = 2026}');
    await expect(canvas.getByText('Converted from BibTeX.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Git' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add link' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Accepted' }));
  },
};

export const MoreWrong: Story = {
  name: 'More: wrong entries, found before sending',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await openMore(context);
    await userEvent.click(canvas.getByRole('radio', { name: 'Disk image' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Accepted' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Hours' }));
    await create(context);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'UUID of the image' })).toHaveFocus(),
    );
    await expect(canvas.getByText(/^Please enter a whole number of hours/)).toBeVisible();
  },
};

export const WithoutAuthor: Story = {
  name: 'Without author',
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Traces');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Short Description' }), 'Of bursts.');
    await create(context);
    await expectFailure(canvasElement, 'Please add at least one author.');
  },
};

export const Incomplete: Story = {
  name: 'Nothing filled in: all that is missing is said',
  play: async (context) => {
    await create(context);
    const title = context.canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toBeInvalid();
  },
};

export const TooLong: Story = {
  name: 'Too long',
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.click(title);
    await userEvent.paste(`${longTitle} ${longTitle}`);
    await expect(title).toHaveAccessibleDescription(/Please use maximum 140 characters/);
  },
};

export const Sending: Story = {
  args: { response: new Promise(() => undefined) },
  play: async (context) => {
    await fillAndCreate(context);
    await expect(await context.canvas.findByText('Creating the artifact…')).toBeVisible();
  },
};

export const Created: Story = {
  play: async (context) => {
    await fillAndCreate(context);
    await expectToast(context.canvasElement, 'Created artifact');
    await expect(context.canvas.getByText(/^The page goes to the artifact/)).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Refused by the server, with field errors',
  args: { response: callErrors.refusedDraft },
  play: async (context) => {
    await fillAndCreate(context);
    const title = context.canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription(/Is taken/);
  },
};

export const Offline: Story = {
  args: { response: callErrors.offline },
  play: async (context) => {
    await fillAndCreate(context);
    await expectFailure(context.canvasElement, /^Could not create artifact\./);
  },
};

export const WithoutTags: Story = {
  name: 'The tags could not be loaded',
  parameters: withServices(() => ({
    repository: fakeRepository({ ...aCatalogue(), failWith: { tags: callErrors.offline } }),
    session: fakeSession(aUser()),
  })),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fill };

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  play: fill,
};
