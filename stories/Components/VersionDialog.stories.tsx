import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { VersionDialog } from '../../src/components/version-dialog/VersionDialog/VersionDialog';
import { CallError } from '../../src/domain/errors';
import type { GitRef } from '../../src/domain/git/gitRefs';
import { anArtifact } from '../../tests/builders/anArtifact';
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

interface VersionDialogStoryProps {
  /** The linked repository. */
  initialUrl?: string;
  server?: FakeEditorOptions;
  onCreated: () => void;
}

function Hosted({ initialUrl, server, onCreated }: VersionDialogStoryProps) {
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
        onClose={() => setIsOpen(false)}
        onCreated={onCreated}
      />
    </>
  );
}

const meta = {
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

export const NothingFound: Story = { args: { server: { refs: [] } } };

export const LookupFailed: Story = {
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
