import { useParams } from 'react-router';
import { page } from '../dashboard/shell/Shell.css';
import { toasts } from '../dashboard/shell/pageToasts';
import { ArtifactFailure } from '../src/components/detail/ArtifactFailure/ArtifactFailure';
import { EditArtifact } from '../src/components/edit/EditArtifact/EditArtifact';
import { EditSkeleton } from '../src/components/edit/EditSkeleton/EditSkeleton';
import { useEditedArtifact } from '../src/components/edit/EditArtifact/useEditedArtifact';
import type { FakeEditor } from '../tests/fakes/fakeEditor';

/** The Edit screen with a fake of the client that the page creates. */
export function EditScreen({ editor }: { editor: FakeEditor }) {
  const { uuid = '' } = useParams();
  const { artifact, error, status, retry, replace } = useEditedArtifact(editor, uuid);
  return (
    <div className={page}>
      {status === 'failed' && <ArtifactFailure error={error} onRetry={retry} />}
      {status === 'loading' && <EditSkeleton />}
      {artifact && (
        <EditArtifact
          artifact={artifact}
          editor={editor}
          onArtifact={replace}
          onNotify={toasts.showOutcome}
          onDeleted={() => undefined}
        />
      )}
    </div>
  );
}
