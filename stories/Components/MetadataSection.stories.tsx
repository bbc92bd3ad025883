import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { MetadataSection } from '../../src/components/edit/metadata/MetadataSection/MetadataSection';
import { CallError } from '../../src/domain/errors/callError';
import { RefusedDraftError } from '../../src/domain/drafts/refusedDraft';
import { SignOnError } from '../../src/domain/errors/signOnError';
import { aFullArtifact } from '../../tests/builders/aFullArtifact';
import { anArtifact, anEmptyArtifact } from '../../tests/builders/anArtifact';
import { callErrors } from '../../tests/builders/callErrors';
import { arabic, longSentence, longTitle } from '../../tests/builders/texts';
import { fakeEditor, type FakeEditorOptions } from '../../tests/fakes/fakeEditor';
import { expectToast, forUser } from '../section';
import { SectionHost, type SectionHostProps } from '../SectionHost';

/** The section for an artifact on this server. */
const on = (options: FakeEditorOptions = {}) => ({ makeEditor: () => fakeEditor(options) });

function Hosted(props: SectionHostProps) {
  return <SectionHost {...props}>{(section) => <MetadataSection {...section} />}</SectionHost>;
}

const meta = {
  title: 'Components/Editing/MetadataSection',
  component: Hosted,
  subcomponents: { MetadataSection },
  args: on({ server: aFullArtifact({ visibility: 'private' }) }),
  parameters: forUser(),
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Changes the title and saves. */
const change: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
};
const save: Play = async (context) => {
  await change(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save Metadata' }));
};

export const Untouched: Story = {};

export const SecretLink: Story = {
  name: 'Private, with its Shareable Secret Link',
  args: on({ server: anArtifact({ visibility: 'private', sharingKey: 'a1b2c3d4' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Shareable Secret Link' })).toBeVisible();
  },
};

export const Public: Story = { args: on({ server: anArtifact() }) };

export const MissingFields: Story = {
  name: 'Missing fields',
  args: on({ server: anEmptyArtifact() }),
};

export const LongText: Story = {
  name: 'Long text',
  args: on({ server: anArtifact({ title: longTitle, shortDescription: longSentence }) }),
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  args: on({
    server: anArtifact({
      title: arabic.title,
      shortDescription: arabic.sentence,
      tags: arabic.tags,
    }),
  }),
};

export const ConfigureDaypass: Story = {
  name: 'Configure daypass',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Configure Daypass/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const Unsaved: Story = {
  play: async (context) => {
    await change(context);
    await expect(context.canvas.getByText('1 unsaved change')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Discard' })).toBeVisible();
  },
};

export const TooLong: Story = {
  name: 'A title that is too long',
  args: on({ server: anArtifact({ title: longTitle }) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' and more');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Metadata' }));
    await expect(canvas.getAllByText('Please use maximum 140 characters')[0]).toBeVisible();
  },
};

export const Saving: Story = {
  args: on({ held: ['updateMetadata'] }),
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('Saving the metadata…')).toBeVisible();
  },
};

export const Saved: Story = {
  play: async (context) => {
    await save(context);
    await expectToast(context.canvasElement, 'Updated metadata successfully.');
    await expect(context.canvas.queryByText('1 unsaved change')).toBeNull();
  },
};

export const NothingToSave: Story = {
  name: 'Nothing to save',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Metadata' }));
    await expectToast(canvasElement, 'No changes to save');
  },
};

export const Refused: Story = {
  name: 'Refused by the server, with field errors',
  args: on({ failWith: { updateMetadata: callErrors.refusedDraft } }),
  play: async (context) => {
    await save(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: 'Author 1: Email' })).toBeVisible();
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription(/Is taken/);
  },
};

export const Offline: Story = {
  args: on({ failWith: { find: callErrors.offline } }),
  play: async (context) => {
    await save(context);
    await expect(
      await context.canvas.findByText(/Everything you entered is still here/),
    ).toBeVisible();
  },
};

export const OfflineWhileSent: Story = {
  name: 'Offline after it was sent: nobody knows whether it was saved',
  args: on({ failWith: { updateMetadata: callErrors.offline } }),
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText(/may have been saved/)).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: on({ failWith: { updateMetadata: new RefusedDraftError(403, ['No scope.'], []) } }),
  play: save,
};

export const SessionEnded: Story = {
  name: 'Session ended',
  args: on({
    failWith: {
      find: new SignOnError(
        'token',
        'Could not get token. If this issue persists, please try to relog.',
      ),
    },
  }),
  play: save,
};

export const DeletedElsewhere: Story = {
  name: 'Deleted elsewhere',
  args: on({ failWith: { find: new CallError('refused', 'x', 404, ['Not found.']) } }),
  play: save,
};

export const Conflict: Story = {
  name: 'Conflict: somebody else changed the title',
  args: {
    makeEditor: () => {
      const editor = fakeEditor();
      const { find } = editor;
      editor.find = (...args) => {
        editor.server = { ...editor.server, title: 'Tail latency, revised' };
        return find(...args);
      };
      return editor;
    },
  },
  play: async (context) => {
    await save(context);
    const { canvas, userEvent } = context;
    const theirs = await canvas.findByRole('region', { name: 'Title: On the server now' });
    await expect(theirs).toHaveTextContent('Tail latency, revised');
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs: Title' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Tail latency, revised',
    );
  },
};

export const ConflictUndecided: Story = {
  ...Conflict,
  name: 'Conflict, not yet decided',
  play: async (context) => {
    await save(context);
    await context.canvas.findByRole('region', { name: 'Title: Yours' });
  },
};

export const DraftRestored: Story = {
  name: 'Draft restored',
  args: { ...on(), canLeave: true },
  play: async (context) => {
    await change(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open the page again' }));
    await expect(await canvas.findByText(/^Your draft is back/)).toBeVisible();
  },
};
