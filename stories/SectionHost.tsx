import { type ReactNode, useState } from 'react';
import { button } from '../src/components/ui/buttons/buttons.css';
import type { EditSectionProps } from '../src/components/edit/EditSection/editSectionProps';
import { Toaster } from '../src/components/ui/Toaster/Toaster';
import { createToasts } from '../src/components/ui/Toaster/toasts';
import type { FakeEditor } from '../tests/fakes/fakeEditor';
import { type FakeStorage, fakeStorage } from '../tests/fakes/fakeStorage';

export interface SectionHostProps {
  /** Creates the server each time the story opens. */
  makeEditor: () => FakeEditor;
  /** The browser's stored data. */
  makeDrafts?: () => FakeStorage;
  /** Offers buttons to leave the page and to open it again. */
  canLeave?: boolean;
}

interface HostedSection {
  children: (props: EditSectionProps & { onDeleted: () => void }) => ReactNode;
}

/** A section of the Edit screen in a page that stores the server's responses and shows toasts. */
export function SectionHost(props: SectionHostProps & HostedSection) {
  const { makeEditor, makeDrafts = fakeStorage, canLeave, children: section } = props;
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
      {isOpen &&
        !isDeleted &&
        section({
          artifact,
          editor,
          drafts,
          onArtifact: setArtifact,
          onNotify: toasts.showOutcome,
          onDeleted: () => setIsDeleted(true),
        })}
      <Toaster toasts={toasts} />
    </>
  );
}
