import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { VersionDialog } from '../../src/components/edit/versions/VersionDialog/VersionDialog';
import type { VersionDialogProps } from '../../src/components/forms/KindFields/versionDialogProps';
import { CallError } from '../../src/domain/errors/callError';
import type { GitRef } from '../../src/domain/artifact/git/gitRefs';
import { findContents } from '../../src/domain/artifact/contents/registeredContents';
import { anArtifact } from '../../tests/builders/anArtifact';
import { aVersion } from '../../tests/builders/aVersion';
import { callErrors } from '../../tests/builders/callErrors';
import { unbrokenText } from '../../tests/builders/texts';
import { fakeEditor, type FakeEditorOptions } from '../../tests/fakes/fakeEditor';
import { forUser } from '../section';

const refs: GitRef[] = [
  { commit: '4'.repeat(40), name: 'HEAD' },
  { commit: '4'.repeat(40), name: 'refs/heads/main' },
  { commit: '5'.repeat(40), name: `refs/heads/feature/${unbrokenText}` },
  { commit: '9'.repeat(40), name: 'refs/tags/v1.0' },
];

const imageId = 'd43e926d-b570-4fbf-9e5b-904cb87dff92';
const template = `heat_template_version: 2018-08-31
description: Two servers and a network between them
resources:
  network:
    type: OS::Neutron::Net
`;

interface VersionDialogStoryProps {
  /** The linked repository. */
  initialUrl?: string;
  /** What the fake server does. */
  server?: FakeEditorOptions;
  /** Finds faults in a Heat template before it is sent. */
  checkTemplate?: VersionDialogProps['checkTemplate'];
  /** Called when the version was created. */
  onCreated: () => void;
}

function Hosted({ initialUrl, server, checkTemplate, onCreated }: VersionDialogStoryProps) {
  const [editor] = useState(() => fakeEditor({ refs, ...server }));
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Create Version
      </button>
      <VersionDialog
        isOpen={isOpen}
        artifactId={anArtifact().id}
        initialUrl={initialUrl}
        editor={editor}
        checkTemplate={checkTemplate}
        findRegistered={(urn) => findContents([editor.server], urn)}
        onClose={() => setIsOpen(false)}
        onCreated={onCreated}
      />
    </>
  );
}

const meta = {
  title: 'Components/Dialogs/VersionDialog',
  component: Hosted,
  subcomponents: { VersionDialog },
  args: { initialUrl: 'https://git.example.org/lab/traces.git', onCreated: fn() },
  parameters: { ...forUser(), docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const choose: Play = async ({ userEvent }) => {
  await screen.findAllByText('3 branches and tags found');
  await userEvent.click(screen.getByRole('combobox', { name: 'Select Git Branch/Tag' }));
  await userEvent.click(await screen.findByRole('option', { name: /^main/ }));
};
const create: Play = async (context) => {
  await choose(context);
  await context.userEvent.click(screen.getByRole('button', { name: 'Create Version' }));
};

export const Empty: Story = { args: { initialUrl: '' } };

export const Looking: Story = { args: { server: { held: ['findGitRefs'] } } };

export const Found: Story = {
  play: async ({ userEvent }) => {
    await screen.findAllByText('3 branches and tags found');
    await userEvent.click(screen.getByRole('combobox', { name: 'Select Git Branch/Tag' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
  },
};

export const NothingFound: Story = { name: 'Nothing found', args: { server: { refs: [] } } };

export const LookupFailed: Story = {
  name: 'Lookup failed',
  args: { server: { failWith: { findGitRefs: callErrors.serverError } } },
  play: async () => {
    await expect(await screen.findByText(/^Failed to fetch options/)).toBeVisible();
  },
};

export const Chosen: Story = { play: choose };

export const Incomplete: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Create Version' }));
    await expect(await screen.findByText('Please fill in both fields')).toBeVisible();
  },
};

export const Sending: Story = { args: { server: { held: ['createVersion'] } }, play: create };

export const Created: Story = {
  play: async (context) => {
    await create(context);
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const RegisteredAlready: Story = {
  name: 'Registered already',
  args: { server: { failWith: { createVersion: new CallError('refused', 'x', 409) } } },
  play: create,
};

export const Refused: Story = {
  name: 'Refused by the server',
  args: {
    server: {
      failWith: { createVersion: new CallError('refused', 'x', 400, ['contents: Too long.']) },
    },
  },
  play: async (context) => {
    await create(context);
    await expect(await screen.findByText('contents: Too long.')).toBeVisible();
  },
};

export const Offline: Story = {
  args: { server: { failWith: { createVersion: callErrors.offline } } },
  play: create,
};

export const Escaped: Story = {
  name: 'Closed by Escape, what was entered stays',
  play: async (context) => {
    await choose(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await context.userEvent.click(screen.getByRole('button', { name: 'Create Version' }));
    await expect(await screen.findByDisplayValue('main')).toBeVisible();
  },
};

const chooseKind =
  (name: string): Play =>
  async ({ userEvent }) =>
    userEvent.click(await screen.findByRole('radio', { name }));
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const submit: Play = ({ userEvent }) =>
  userEvent.click(screen.getByRole('button', { name: 'Create Version' }));

export const DiskImage: Story = { name: 'Disk image', play: chooseKind('Disk image') };

export const DiskImageCreated: Story = {
  name: 'Disk image created',
  play: async (context) => {
    await chooseKind('Disk image')(context);
    await context.userEvent.type(await screen.findByLabelText('UUID of the image'), imageId);
    await submit(context);
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WrongImage: Story = {
  name: 'Disk image at another site, both fields wrong',
  play: async (context) => {
    await chooseKind('Disk image')(context);
    await context.userEvent.click(screen.getByRole('radio', { name: 'Another site' }));
    await context.userEvent.type(screen.getByLabelText('UUID of the image'), 'ubuntu');
    await submit(context);
    await expect(await screen.findByText('Please enter the name of the site.')).toBeVisible();
    await expect(screen.getByText(/^This is not the UUID of an image/)).toBeVisible();
  },
};

export const RepeatedImage: Story = {
  name: 'Disk image that the artifact has already',
  args: {
    server: {
      server: anArtifact({
        versions: [aVersion({ contentsUrn: `urn:trovi:image:chi-uc:${imageId}` })],
      }),
    },
  },
  play: async (context) => {
    await chooseKind('Disk image')(context);
    await context.userEvent.type(await screen.findByLabelText('UUID of the image'), imageId);
    await submit(context);
    await expect(await screen.findByText(/^It is registered as/)).toBeVisible();
  },
};

export const Template: Story = {
  play: async (context) => {
    await chooseKind('Template')(context);
    await context.userEvent.click(await field('Template'));
    await context.userEvent.paste(template);
  },
};

export const FaultyTemplate: Story = {
  name: 'Faulty template',
  args: {
    checkTemplate: async () =>
      'Line 3, column 1 is not valid YAML: Tabs are not allowed as indentation.',
  },
  play: async (context) => {
    await Template.play?.(context);
    await submit(context);
    await expect(await screen.findByText(/^Line 3, column 1/)).toBeVisible();
  },
};

export const TemplateFromFile: Story = {
  name: 'Template from a file, then a file that is no text',
  play: async (context) => {
    await chooseKind('Template')(context);
    const chooser = await screen.findByLabelText<HTMLInputElement>('Template file');
    await context.userEvent.upload(chooser, new File([template], 'stack.yaml'));
    await waitFor(async () => expect(await field('Template')).toHaveValue(template));
    await context.userEvent.upload(chooser, new File([new Uint8Array([0xff, 0])], 'disk.yaml'));
    await expect(
      await screen.findByText(/^“disk.yaml” was not read\. It is not UTF-8 text/),
    ).toBeVisible();
    await expect(await field('Template')).toHaveValue(template);
  },
};

export const Address: Story = {
  play: async (context) => {
    await chooseKind('Address')(context);
    await context.userEvent.type(await field('Address'), 'https://noor:secret@git.example.org/lab');
    await submit(context);
    await expect(await screen.findByText(/^This address contains a user name/)).toBeVisible();
  },
};

export const ArchiveDoi: Story = {
  name: 'Archive DOI',
  play: async (context) => {
    await chooseKind('Archive DOI')(context);
    await context.userEvent.type(await screen.findByLabelText('DOI'), '10.1145/3544548');
    await submit(context);
    await expect(await screen.findByText(/^This is not a DOI of Zenodo/)).toBeVisible();
  },
};

export const Links: Story = {
  name: 'Two links, one of them wrong',
  play: async (context) => {
    const { userEvent } = context;
    await chooseKind('Archive DOI')(context);
    await userEvent.type(await screen.findByLabelText('DOI'), '10.5281/zenodo.99');
    await userEvent.click(screen.getByRole('button', { name: 'Add link' }));
    await userEvent.keyboard(`Packet traces{Tab}urn:globus:dataset:7c2aeb06:/${unbrokenText}`);
    await userEvent.click(screen.getByRole('button', { name: 'Add link' }));
    await userEvent.keyboard('Figures{Tab}https://data.example.org');
    await submit(context);
    await expect(await screen.findByText(/^This is a web address/)).toBeVisible();
  },
};
