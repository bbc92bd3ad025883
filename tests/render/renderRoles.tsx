import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { RolesSection } from '../../src/components/edit/roles/RolesSection/RolesSection';
import type { Artifact } from '../../src/domain/artifact/artifact';
import { canEditRoles } from '../../src/domain/artifact/permissions';
import type { RoleAssignment } from '../../src/domain/artifact/role';
import type { DraftStorage } from '../../src/domain/drafts/draftStorage';
import type { User } from '../../src/domain/artifact/user';
import { aUser } from '../builders/aUser';
import { anArtifact } from '../builders/anArtifact';
import { type FakeEditor, fakeEditor } from '../fakes/fakeEditor';
import { fakeSession } from '../fakes/fakeSession';
import { fakeStorage } from '../fakes/fakeStorage';
import { renderPart } from './renderPart';

/** A role entry of a user by name. */
export function aRole(name: string, role = 'collaborator'): RoleAssignment {
  return { user: `urn:trovi:user:chameleon:${name}`, role };
}

/** The owner's entry of the artifact that `anArtifact` builds. */
export const ownerRole = aRole('noor.haddad@example.edu', 'administrator');

/** An artifact on which li is a collaborator and mo an administrator, besides the owner. */
export function anArtifactWithRoles(overrides: Partial<Artifact> = {}): Artifact {
  const roles = [ownerRole, aRole('li'), aRole('mo', 'administrator')];
  return anArtifact({ roles, ...overrides });
}

export interface RolesOptions {
  artifact?: Artifact;
  /** @default one whose server has the artifact */
  editor?: FakeEditor;
  drafts?: DraftStorage;
  /** @default the owner */
  user?: User;
}

/** Renders the Roles section in a host that keeps the artifact, as the Edit screen does. */
export function renderRoles(options: RolesOptions = {}) {
  const { artifact = anArtifactWithRoles(), user = aUser(), drafts = fakeStorage() } = options;
  const editor = options.editor ?? fakeEditor({ server: artifact });
  const session = fakeSession(user);
  const onNotify = vi.fn();
  const onUnsavedChange = vi.fn<(names: readonly string[]) => void>();
  let show: (artifact: Artifact) => void = () => undefined;
  function Host() {
    const [held, setHeld] = useState(artifact);
    show = setHeld;
    if (!canEditRoles(held, user)) return <p>No roles for you.</p>;
    return (
      <RolesSection
        artifact={held}
        editor={editor}
        drafts={drafts}
        onArtifact={setHeld}
        onNotify={onNotify}
        onUnsavedChange={onUnsavedChange}
        formId="roles"
      />
    );
  }
  const page = renderPart(<Host />, { session });
  const row = (number: number) => within(screen.getByRole('group', { name: rowName(number) }));
  const save = () => screen.getByRole('button', { name: 'Save Roles' });
  return {
    ...page,
    editor,
    drafts,
    session,
    onNotify,
    onUnsavedChange,
    /** Passes a newer artifact to the section. */
    show: (next: Artifact) => show(next),
    row,
    save,
    /** A row's user, as its field shows it. */
    userOf: (number: number) => row(number).getByLabelText<HTMLInputElement>('User email'),
    /** The control of a row's role. */
    roleOf: (number: number) => row(number).getByLabelText<HTMLButtonElement>('Role'),
    /** All rows as text: user and role. */
    rows: () =>
      screen.queryAllByRole('group', { name: /^Role \d/ }).map((group) => {
        const user = within(group).getByLabelText<HTMLInputElement>('User email').value;
        const role = within(group).getByLabelText<HTMLInputElement>('Role');
        const isRemoved = within(group).queryByText('Will be removed') !== null;
        return `${user} ${role.value || role.textContent}${isRemoved ? ' -' : ''}`;
      }),
    /** Chooses another role in a row. */
    choose: async (number: number, role: string) => {
      await page.user.click(row(number).getByLabelText('Role'));
      await page.user.click(screen.getByRole('option', { name: role }));
    },
    /** Adds a row for a user. */
    add: async (user: string) => {
      await page.user.click(screen.getByRole('button', { name: 'Add Role' }));
      await page.user.paste(user);
    },
    /** Presses Save Roles and waits for the result. */
    send: async () => {
      await page.user.click(save());
      await waitFor(() => {
        if (save().hasAttribute('aria-busy')) throw new Error('It runs.');
      });
    },
    /** The calls that changed roles, as text. */
    writes: () =>
      editor.calls
        .filter(({ name }) => name !== 'find')
        .map(({ name, args }) => {
          const { user: urn, role } = args[1] as RoleAssignment;
          return `${name} ${urn.split(':').at(-1)} ${role}`;
        }),
  };
}

function rowName(number: number): RegExp {
  return new RegExp(`^Role ${number}(,|$)`);
}
