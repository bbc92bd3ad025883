import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { ImportForm } from '../../src/components/add/ImportForm/ImportForm';
import { CallError } from '../../src/domain/errors/callError';
import { callErrors } from '../../tests/builders/callErrors';
import { FormHost, type FormHostProps } from '../FormHost';
import { expectFailure, expectToast, forUser } from '../section';

function Hosted(props: FormHostProps) {
  return <FormHost {...props}>{(form) => <ImportForm {...form} />}</FormHost>;
}

const meta = {
  title: 'Components/Forms/ImportForm',
  component: Hosted,
  subcomponents: { ImportForm },
  parameters: forUser(),
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const enter =
  (address: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'GitHub Repository URL' }));
    await userEvent.paste(address);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Artifact' }));
  };
const send = enter('https://github.com/example-lab/tail-latency');

export const Empty: Story = {};

export const Missing: Story = { name: 'Nothing entered', play: enter(' ') };

export const OddAddress: Story = {
  name: 'The address of no repository on GitHub',
  play: async (context) => {
    await enter('https://gitlab.com/example-lab/tail-latency')(context);
    await expect(context.canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /not the address of a GitHub repository/,
    );
  },
};

export const Importing: Story = {
  args: { response: new Promise(() => undefined) },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText(/^Importing example-lab/)).toBeVisible();
  },
};

export const Imported: Story = {
  play: async (context) => {
    await send(context);
    await expectToast(context.canvasElement, 'Imported artifact');
  },
};

export const InvalidMetadata: Story = {
  name: 'Refused: what the server found in trovi.json',
  args: {
    response: new CallError('refused', 'no', 400, [
      'short description: This field is required.',
      'authors (1, email): Enter a valid email address.',
    ]),
  },
  play: async (context) => {
    await send(context);
    await expectFailure(
      context.canvasElement,
      'Could not import artifact. Is trovi.json file invalid?',
    );
  },
};

export const RegisteredAlready: Story = {
  name: 'Registered already',
  args: { response: new CallError('refused', 'no', 409) },
  play: send,
};

export const Offline: Story = { args: { response: callErrors.offline }, play: send };
