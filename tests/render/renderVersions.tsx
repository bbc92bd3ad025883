import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import type { DoiWatchTiming } from '../../src/components/edit/versions/doi/useDoiWatch';
import { VersionsSection } from '../../src/components/edit/versions/VersionsSection/VersionsSection';
import type { Artifact } from '../../src/domain/artifact/artifact';
import type { User } from '../../src/domain/artifact/user';
import { aUser } from '../builders/aUser';
import { fakeEditor, type FakeEditor, type FakeEditorCallName } from '../fakes/fakeEditor';
import { fakeSession } from '../fakes/fakeSession';
import { fakeStorage } from '../fakes/fakeStorage';
import { type PartServices, renderPart } from './renderPart';

export interface RenderVersionsOptions {
  editor?: FakeEditor;
  /** The artifact as the page has it. @default as the server has it */
  artifact?: Artifact;
  user?: User;
  drafts?: ReturnType<typeof fakeStorage>;
  timing?: DoiWatchTiming;
  services?: PartServices;
}

/** Shows the Versions section in a page that keeps the artifact as the section reports it. */
export function renderVersions(options: RenderVersionsOptions = {}) {
  const { editor = fakeEditor(), user = aUser(), drafts = fakeStorage(), timing } = options;
  const onNotify = vi.fn();
  const onDeleted = vi.fn();
  const onUnsavedChange = vi.fn();
  function Page() {
    const [artifact, setArtifact] = useState(options.artifact ?? structuredClone(editor.server));
    return (
      <VersionsSection
        artifact={artifact}
        editor={editor}
        drafts={drafts}
        onArtifact={setArtifact}
        onNotify={onNotify}
        onDeleted={onDeleted}
        onUnsavedChange={onUnsavedChange}
        timing={timing}
      />
    );
  }
  const page = renderPart(<Page />, { session: fakeSession(user), ...options.services });
  return { ...page, editor, drafts, onNotify, onDeleted, onUnsavedChange };
}

/** The calls that were sent so far, without reads of the artifact: each call's name and subject. */
export function writesOf(editor: FakeEditor): [FakeEditorCallName, ...unknown[]][] {
  return editor.calls
    .filter(({ name }) => name !== 'find' && name !== 'findGitRefs')
    .map(({ name, args }) => [name, ...args.slice(1)]);
}

/** The row of a version. */
export function versionRow(slug: string) {
  const rows = screen.getAllByRole('listitem');
  const found = rows.find(({ textContent }) => textContent.startsWith(slug));
  if (!found) throw new Error(`There is no row of ${slug}.`);
  return within(found);
}

/** A button, by its name. */
export const press = (name: string | RegExp) => screen.getByRole('button', { name });

/** A button of the open question. */
export const answer = (name: string) =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name });

/** Presses buttons, one after another. */
export async function pressAll(user: UserEvent, ...names: string[]) {
  for (const name of names) await user.click(press(name));
}

/** Saves, confirms, and waits for the end. */
export async function saveVersions(user: UserEvent) {
  await user.click(press('Save Versions'));
  await user.click(answer('Save Versions'));
  await saveEnded();
}

/** Waits for the end of a save. */
export const saveEnded = () =>
  waitFor(() => {
    if (press('Save Versions').getAttribute('aria-busy')) throw new Error('It still saves.');
  });
