import { type ComponentType, useState } from 'react';
import { expect, vi } from 'vitest';
import type { EditSectionProps } from '../../src/components/edit/EditSection/editSectionProps';
import type { Artifact } from '../../src/domain/artifact/artifact';
import { aUser } from '../builders/aUser';
import { fakeEditor, type FakeEditor } from '../fakes/fakeEditor';
import { fakeRepository } from '../fakes/fakeRepository';
import { fakeSession } from '../fakes/fakeSession';
import { type FakeStorage, fakeStorage } from '../fakes/fakeStorage';
import { type PartServices, renderPart } from './renderPart';

/** The action of a notification about a save that can be undone. */
export const undoAction: unknown = expect.objectContaining({ label: 'Undo' });

export interface SectionOptions extends PartServices {
  editor?: FakeEditor;
  drafts?: FakeStorage;
  /** The artifact as the page has it. @default as the server has it */
  artifact?: Artifact;
}

/**
 * Renders a section of the Edit screen for the artifact's owner. The host shows each artifact that
 * the server returns.
 */
export function renderSection(
  Section: ComponentType<EditSectionProps>,
  options: SectionOptions = {},
) {
  const { editor = fakeEditor(), drafts = fakeStorage(), artifact, ...given } = options;
  const session = fakeSession(aUser());
  const onNotify = vi.fn<NonNullable<EditSectionProps['onNotify']>>();
  const onUnsavedChange = vi.fn<NonNullable<EditSectionProps['onUnsavedChange']>>();
  let hand: (artifact: Artifact) => void = () => {};
  function Page() {
    const [current, setCurrent] = useState(artifact ?? editor.server);
    hand = setCurrent;
    const handlers = { onArtifact: setCurrent, onNotify, onUnsavedChange };
    return <Section artifact={current} editor={editor} drafts={drafts} {...handlers} />;
  }
  const services = { repository: fakeRepository({ tags: ['edge', 'education', 'networking'] }) };
  const page = renderPart(<Page />, { session, ...services, ...given });
  return {
    ...page,
    editor,
    drafts,
    session,
    onNotify,
    onUnsavedChange,
    /** Gives the section a newer artifact, as another section's save does. */
    hand: (next: Artifact) => hand(next),
  };
}
