import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, within } from 'storybook/test';
import { RolesSection } from '../../src/components/edit/roles/RolesSection/RolesSection';
import { CallError } from '../../src/domain/errors/callError';
import { anArtifact } from '../../tests/builders/anArtifact';
import { aUser } from '../../tests/builders/aUser';
import { callErrors } from '../../tests/builders/callErrors';
import { unbrokenText } from '../../tests/builders/texts';
import { fakeEditor, type FakeEditorOptions } from '../../tests/fakes/fakeEditor';
import { expectFailure, expectToast, forUser } from '../section';
import { SectionHost, type SectionHostProps } from '../SectionHost';

const role = (name: string, of = 'collaborator') => ({
  user: `urn:trovi:user:chameleon:${name}`,
  role: of,
});
const owner = role('noor.haddad@example.edu', 'administrator');
const withRoles = (...roles: ReturnType<typeof role>[]) => anArtifact({ roles: [owner, ...roles] });
const shared = withRoles(role('li.wei@example.org'), role('mo@example.org', 'administrator'));

const on = (options: FakeEditorOptions = {}) => ({
  makeEditor: () => fakeEditor({ server: shared, ...options }),
});

function Hosted(props: SectionHostProps) {
  return <SectionHost {...props}>{(section) => <RolesSection {...section} />}</SectionHost>;
}

const meta = {
  title: 'Components/Editing/RolesSection',
  component: Hosted,
  subcomponents: { RolesSection },
  args: on(),
  parameters: forUser(),
} satisfies Meta<typeof Hosted>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const add =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Role' }));
    const group = await canvas.findByRole('group', { name: /, new$/ });
    await userEvent.type(within(group).getByRole('textbox'), name);
  };
const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save Roles' }));
};
const changeSecond: Play = async ({ canvas, userEvent }) => {
  const select = within(canvas.getByRole('group', { name: 'Role 2' })).getByRole('combobox');
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name: 'administrator' }));
};
const addAndSave: Play = async (context) => {
  await add('zoe@example.org')(context);
  await save(context);
};

export const Several: Story = {};

export const OwnerAlone: Story = { name: 'Owner alone', args: on({ server: anArtifact() }) };

export const None: Story = { args: on({ server: anArtifact({ roles: [] }) }) };

export const UnknownRole: Story = {
  name: 'A role of a newer server',
  args: on({ server: withRoles(role('li', 'reviewer')) }),
};

export const Unbroken: Story = {
  args: on({ server: withRoles(role(`${unbrokenText}@example.org`)) }),
};

export const NewRow: Story = { name: 'New row', play: add('zoe@example.org') };

export const Duplicate: Story = {
  name: 'Somebody who already has the role',
  play: async (context) => {
    await add('li.wei@example.org')(context);
    await save(context);
    await expect(await context.canvas.findByText('One row needs attention.')).toBeVisible();
  },
};

export const Removed: Story = {
  name: 'Marked for removal, with Undo',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Delete collaborator li.wei@example.org' }),
    );
    await expect(canvas.getByText('Will be removed')).toBeVisible();
  },
};

export const Changed: Story = {
  name: 'Another role, until it is saved',
  play: async (context) => {
    const { canvas } = context;
    await changeSecond(context);
    await expect(await canvas.findByText('Is collaborator until you save.')).toBeVisible();
  },
};

export const NothingToSave: Story = {
  name: 'Nothing to save',
  play: async (context) => {
    await save(context);
    await expectToast(context.canvasElement, 'No changes to save');
  },
};

export const Conflict: Story = {
  name: 'Conflict: somebody else changed the role too',
  args: {
    makeEditor: () => {
      const editor = fakeEditor({ server: shared });
      const { find } = editor;
      editor.find = (...args) => {
        editor.server = withRoles(role('mo@example.org', 'administrator'));
        return find(...args);
      };
      return editor;
    },
  },
  play: async (context) => {
    await changeSecond(context);
    await save(context);
    const { canvas } = context;
    await expect(
      await canvas.findByRole('region', { name: /li\.wei@example\.org.*: On the server now$/ }),
    ).toHaveTextContent('No role');
  },
};

export const OwnRoleGivenUp: Story = {
  name: 'Giving up one’s own role is asked about',
  args: on({ server: withRoles(role('mo@example.org', 'administrator')) }),
  parameters: forUser(aUser({ username: 'mo@example.org' })),
  play: async (context) => {
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: 'Delete administrator mo@example.org' }),
    );
    await save(context);
    await expect(
      await screen.findByRole('alertdialog', { name: 'Give up your own role' }),
    ).toHaveTextContent('After this you can no longer edit');
  },
};

export const Saving: Story = { args: on({ held: ['addRole'] }), play: addAndSave };

export const Saved: Story = {
  play: async (context) => {
    await addAndSave(context);
    await expectToast(context.canvasElement, 'Updated roles.');
  },
};

export const Refused: Story = {
  name: 'Refused by the server',
  args: on({ failWith: { addRole: new CallError('refused', 'x', 400, ['user: No such user.']) } }),
  play: async (context) => {
    await addAndSave(context);
    await expectFailure(context.canvasElement, /^Could not update roles/);
  },
};

export const Offline: Story = {
  args: on({ failWith: { find: callErrors.offline } }),
  play: async (context) => {
    await addAndSave(context);
    await expectFailure(context.canvasElement, 'Could not update roles, try refreshing the page.');
  },
};
