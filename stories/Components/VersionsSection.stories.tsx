import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { VersionsSection } from '../../src/components/edit/versions/VersionsSection/VersionsSection';
import { storeDoiRequests } from '../../src/domain/editing/doiRequests';
import { CallError } from '../../src/domain/errors/callError';
import { anArtifact } from '../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../tests/builders/aVersion';
import { aUser } from '../../tests/builders/aUser';
import { contentsVersions } from '../../tests/builders/contentsVersions';
import { callErrors } from '../../tests/builders/callErrors';
import { unbrokenText } from '../../tests/builders/texts';
import { fakeEditor, type FakeEditorOptions } from '../../tests/fakes/fakeEditor';
import { fakeStorage } from '../../tests/fakes/fakeStorage';
import { expectFailure, expectToast, forUser } from '../section';
import { SectionHost, type SectionHostProps } from '../SectionHost';

const stored = aVersion({
  slug: '2025-06-02',
  createdAt: Date.UTC(2025, 5, 2),
  contentsUrn: 'urn:trovi:contents:chameleon:839fc316-0c79-46bf-ac41-11b21164e84e',
});
const server = anArtifact({ versions: [aVersion(), stored, aDoiVersion({ slug: '2024-12-19' })] });

const on = (options: FakeEditorOptions = {}) => ({
  makeEditor: () => fakeEditor({ server, ...options }),
});

function Hosted(props: SectionHostProps) {
  return <SectionHost {...props}>{(section) => <VersionsSection {...section} />}</SectionHost>;
}

const meta = {
  title: 'Components/Editing/VersionsSection',
  component: Hosted,
  subcomponents: { VersionsSection },
  args: on(),
  parameters: forUser(),
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const press =
  (...names: string[]): Play =>
  async ({ canvas, userEvent }) => {
    for (const name of names) await userEvent.click(canvas.getByRole('button', { name }));
  };
/** Answers the open question. */
const answer =
  (name: string): Play =>
  async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name }));
  };
const requestAndSave: Play = async (context) => {
  await press('Request DOI for 2025-06-02', 'Save Versions')(context);
  await answer('Save Versions')(context);
};
const deleteArtifact: Play = async (context) => {
  await press('Delete Artifact and All Versions')(context);
  await answer('Delete')(context);
};

/** A page that opens this long after a DOI request. */
const awaiting = (milliseconds: number) => ({
  ...on(),
  makeDrafts: () => {
    const drafts = fakeStorage();
    const request = { ...stored, requestedAt: Date.now() - milliseconds };
    storeDoiRequests(drafts, aUser().urn, server.id, [request]);
    return drafts;
  },
});

export const EveryKind: Story = { name: 'Git, object store, with a DOI' };

export const ImagesAndTemplates: Story = {
  name: 'Disk images and templates in lists of their own',
  args: on({
    server: anArtifact({
      versions: [
        aVersion(),
        { ...contentsVersions.diskImage, slug: '2025-05-03' },
        { ...contentsVersions.heatTemplate, slug: '2025-05-02' },
        {
          ...contentsVersions.diskImage,
          slug: '2025-05-01',
          contentsUrn: `urn:trovi:image:x:${unbrokenText}`,
        },
        aDoiVersion({ slug: '2024-12-19' }),
      ],
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    const images = within(canvas.getByRole('list', { name: 'Disk images' }));
    await expect(images.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(images.getByRole('button', { name: 'Delete 2025-05-03' }));
    await expect(images.getByText('Will be deleted')).toBeVisible();
    const templates = within(canvas.getByRole('list', { name: 'Templates' }));
    await expect(templates.getByRole('button', { name: 'Delete 2025-05-02' })).toBeVisible();
  },
};

export const None: Story = { args: on({ server: anArtifact({ versions: [] }) }) };

export const Many: Story = {
  args: on({
    server: anArtifact({
      versions: Array.from({ length: 20 }, (_, index) => ({
        ...stored,
        slug: `2025-06-02.${20 - index}`,
      })),
    }),
  }),
};

export const Unbroken: Story = {
  args: on({ server: anArtifact({ versions: [{ ...stored, slug: unbrokenText }] }) }),
};

export const WillRequestDoi: Story = {
  name: 'Will Request DOI, and Undo',
  play: async (context) => {
    const { canvas } = context;
    await press('Request DOI for 2025-06-02')(context);
    await expect(canvas.getByText('Will Request DOI')).toBeVisible();
    await press('Undo: 2025-06-02, will request DOI')(context);
    await expect(canvas.queryByText('Will Request DOI')).toBeNull();
    await press('Request DOI for 2025-06-02')(context);
  },
};

export const WillBeDeleted: Story = {
  name: 'Will be deleted',
  play: async (context) => {
    await press('Delete 2025-06-02')(context);
    await expect(context.canvas.getByText('Will be deleted')).toBeVisible();
  },
};

export const SaveQuestion: Story = {
  name: 'Save Versions asks first',
  play: async (context) => {
    await press('Delete 2025-06-02', 'Save Versions')(context);
    await screen.findByRole('alertdialog');
  },
};

export const NothingToSave: Story = {
  name: 'Nothing to save',
  play: async (context) => {
    await press('Save Versions')(context);
    await expectToast(context.canvasElement, 'No changes to save');
  },
};

export const Lapsed: Story = {
  name: 'Conflict: a marked version has got a DOI meanwhile',
  args: {
    makeEditor: () => {
      const editor = fakeEditor({ server });
      const { find } = editor;
      editor.find = (...args) => {
        editor.server = {
          ...server,
          versions: [aVersion(), aDoiVersion({ slug: stored.slug, createdAt: stored.createdAt })],
        };
        return find(...args);
      };
      return editor;
    },
  },
  play: async (context) => {
    await press('Delete 2025-06-02', 'Save Versions')(context);
    await answer('Save Versions')(context);
    await expect(
      await context.canvas.findByRole('group', {
        name: 'The versions were changed since you marked them',
      }),
    ).toBeVisible();
  },
};

export const Saving: Story = { args: on({ held: ['requestDoi'] }), play: requestAndSave };

export const Saved: Story = {
  name: 'Saved: the DOI is awaited',
  play: async (context) => {
    await requestAndSave(context);
    await expectToast(context.canvasElement, /^DOI request accepted/);
    await expect(await context.canvas.findByText('DOI requested…')).toBeVisible();
  },
};

export const Deleted: Story = {
  name: 'Saved: a version is deleted',
  play: async (context) => {
    await press('Delete 2025-06-02', 'Save Versions')(context);
    await answer('Save Versions')(context);
    await expectToast(context.canvasElement, 'Updated versions.');
    await expect(context.canvas.queryByRole('link', { name: '2025-06-02' })).toBeNull();
  },
};

export const Refused: Story = {
  name: 'Refused by the server',
  args: on({
    failWith: { requestDoi: new CallError('refused', 'x', 409, ['In the queue already.']) },
  }),
  play: requestAndSave,
};

export const Offline: Story = {
  args: on({ failWith: { find: callErrors.offline } }),
  play: requestAndSave,
};

export const DoiAwaited: Story = { name: 'DOI requested a moment ago', args: awaiting(1000) };

export const DoiGivenUp: Story = { name: 'DOI requested long ago', args: awaiting(3_600_000) };

export const ImportQuestion: Story = {
  name: 'Import question',
  play: async (context) => {
    await press('Import Version')(context);
    const question = await screen.findByRole('alertdialog', { name: 'Import Version' });
    await expect(question).toHaveTextContent('The repository needs a trovi.json file');
  },
};

export const ImportBarred: Story = {
  name: 'Import Version is the owner’s alone',
  args: on({
    server: {
      ...server,
      roles: [...server.roles, { user: aUser({ username: 'li' }).urn, role: 'collaborator' }],
    },
  }),
  parameters: forUser(aUser({ username: 'li' })),
};

export const CreateVersion: Story = {
  name: 'Create version',
  play: async (context) => {
    await press('Create Version')(context);
    await expect(
      await screen.findByRole('dialog', { name: 'Create Version from Git' }),
    ).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DeleteArtifact: Story = {
  name: 'Delete Artifact asks first',
  play: async (context) => {
    await press('Delete Artifact and All Versions')(context);
    await expect(
      await screen.findByRole('alertdialog', { name: 'Confirm Deletion' }),
    ).toHaveTextContent(
      'Are you sure you want to delete artifact "Tail latency under bursty load"? This action cannot be undone.',
    );
  },
};

export const ArtifactDeleted: Story = {
  name: 'Artifact deleted',
  play: async (context) => {
    await deleteArtifact(context);
    await expect(
      await context.canvas.findByText('The page goes to the list of artifacts.'),
    ).toBeVisible();
    await expectToast(context.canvasElement, 'Deleted artifact successfully.');
  },
};

export const DeletionRefused: Story = {
  name: 'Deletion refused, with what the server said',
  args: on({
    failWith: { deleteArtifact: new CallError('refused', 'x', 403, ['Not yours any more.']) },
  }),
  play: async (context) => {
    await deleteArtifact(context);
    await expectFailure(context.canvasElement, /^Failed to delete: /);
  },
};

export const DeletionFailed: Story = {
  name: 'Deletion failed',
  args: on({ failWith: { deleteArtifact: new CallError('refused', 'x', 500) } }),
  play: async (context) => {
    await deleteArtifact(context);
    await expectFailure(context.canvasElement, 'Failed to delete artifact');
  },
};
