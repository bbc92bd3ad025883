import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { withServices } from '../../.storybook/services';
import { parseYaml } from '../../dashboard/metadata/parseYaml';
import { ArtifactForm } from '../../src/components/add/ArtifactForm/ArtifactForm';
import { StartFrom } from '../../src/components/add/StartFrom/StartFrom';
import { aUser } from '../../tests/builders/aUser';
import { fakeRepository } from '../../tests/fakes/fakeRepository';
import { fakeSession } from '../../tests/fakes/fakeSession';
import { FormHost, type FormHostProps } from '../FormHost';

function Hosted(props: FormHostProps) {
  return (
    <FormHost {...props}>{(form) => <ArtifactForm {...form} parseYaml={parseYaml} />}</FormHost>
  );
}

const meta = {
  title: 'Components/Forms/StartFrom',
  component: Hosted,
  subcomponents: { StartFrom },
  parameters: withServices(() => ({
    repository: fakeRepository({ tags: ['education', 'networking'] }),
    session: fakeSession(aUser()),
  })),
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

const cff = `cff-version: 1.2.0
title: Burst generator
abstract: Makes bursty traffic for experiments on testbeds.
authors:
  - given-names: Noor
    family-names: Haddad
    affiliation: Example State University
    email: noor.haddad@example.edu
  - name: Example Labs
keywords: [networking, bursts]
repository-code: https://github.com/example-lab/bursts
doi: 10.5281/zenodo.1234567
version: 1.2.0
license: MIT
`;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Fill in from a file…' }));
  await canvas.findByRole('textbox', { name: 'Metadata' });
};

async function paste({ canvas, userEvent }: PlayContext, text: string) {
  const field = canvas.getByRole('textbox', { name: 'Metadata' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole('button', { name: 'Fill In' }));
}

const fillIn: Play = async (context) => {
  await open(context);
  await paste(context, cff);
  const { canvas } = context;
  await expect(await canvas.findByText(/^Filled in from CITATION\.cff/)).toBeVisible();
  await expect(canvas.getByText('Not used: licence, version.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Use as First Version' })).toBeVisible();
  const handle = { name: /^Reorder .*Noor Haddad/, description: /Press Space or Enter to lift/ };
  await expect(await canvas.findByRole('button', handle)).toBeVisible();
};

export const Closed: Story = {};

export const Open: Story = { play: open };

export const FilledIn: Story = { name: 'Filled in', play: fillIn };

export const FilledInOnAPhone: Story = {
  name: 'Filled in on a phone',
  globals: { viewport: { value: 'phone' } },
  play: fillIn,
};

export const FirstVersion: Story = {
  name: 'The repository becomes the first version',
  play: async (context) => {
    await fillIn(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Use as First Version' }));
    const address = await canvas.findByRole('textbox', { name: /Git Clone URL/ });
    await expect(address).toHaveValue('https://github.com/example-lab/bursts');
  },
};

export const Offered: Story = {
  name: 'Fields that already hold something are offered',
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'My title');
    await open(context);
    await paste(context, cff);
    const replace = await canvas.findByRole('button', { name: 'Replace Title' });
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('My title');
    await expect(within(canvasElement).getByText(/has other values/)).toBeVisible();
    await expect(replace).toBeVisible();
  },
};

export const Malformed: Story = {
  name: 'The text breaks the rules of its format',
  play: async (context) => {
    await open(context);
    await paste(context, 'cff-version: 1.2.0\nauthors:\n\t- name: Noor');
    await waitFor(() =>
      expect(context.canvas.getByText(/CITATION\.cff cannot be read\. Line 3/)).toBeVisible(),
    );
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  play: fillIn,
};
