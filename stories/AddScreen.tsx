import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { page, pageTitle } from '../dashboard/shell/Shell.css';
import { toasts } from '../dashboard/shell/pageToasts';
import { AddArtifact } from '../src/components/add/AddArtifact/AddArtifact';
import type { AddMode } from '../src/domain/addresses/routeQueries';
import { fakeWriter } from '../tests/fakes/fakeWriter';

/** The Add screen with a fake of the client that the page creates. */
export function AddScreen() {
  const [writer] = useState(fakeWriter);
  const [search, setSearch] = useSearchParams();
  const mode: AddMode = search.get('mode') === 'import' ? 'import' : 'manual';
  return (
    <div className={page}>
      <h1 className={pageTitle}>Add an artifact</h1>
      <AddArtifact
        mode={mode}
        onModeChange={(next) => setSearch({ mode: next })}
        writer={writer}
        onCreated={() => undefined}
        onNotify={toasts.showOutcome}
      />
    </div>
  );
}
