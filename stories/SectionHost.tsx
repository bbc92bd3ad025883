import { type ComponentType, useState } from 'react';
import { button } from '../src/components/Button/Button.css';
import type { EditSectionProps } from '../src/components/EditSection/editSectionProps';
import { Toaster } from '../src/components/Toaster/Toaster';
import { createToasts } from '../src/components/Toaster/toasts';
import type { FakeEditor } from '../tests/fakes/fakeEditor';
import { type FakeStorage, fakeStorage } from '../tests/fakes/fakeStorage';

export interface SectionHostProps {
  /** Gives the server, anew whenever the story is opened. */
  makeEditor: () => FakeEditor;
  /** What the browser has kept. */
  makeDrafts?: () => FakeStorage;
  /** Offers to leave the page, and to open it again. */
  canLeave?: boolean;
}

type HostedSection = ComponentType<EditSectionProps & { onDeleted: () => void }>;

/** A section of the Edit screen in a page that hands back what the server gave, and shows its notifications. */
export function SectionHost(props: SectionHostProps & { Section: HostedSection }) {
  const { makeEditor, makeDrafts = fakeStorage, canLeave, Section } = props;
  const [{ editor, drafts, toasts }] = useState(() => ({
    editor: makeEditor(),
    drafts: makeDrafts(),
    toasts: createToasts(),
  }));
  const [artifact, setArtifact] = useState(editor.server);
  const [isOpen, setIsOpen] = useState(true);
  const [isDeleted, setIsDeleted] = useState(false);
  return (
    <>
      {canLeave && (
        <p>
          <button type="button" className={button} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Leave the page' : 'Open the page again'}
          </button>
        </p>
      )}
      {isDeleted && <p>The page goes to the list of artifacts.</p>}
      {isOpen && !isDeleted && (
        <Section
          artifact={artifact}
          editor={editor}
          drafts={drafts}
          onArtifact={setArtifact}
          onNotify={toasts.show}
          onDeleted={() => setIsDeleted(true)}
        />
      )}
      <Toaster toasts={toasts} />
    </>
  );
}
