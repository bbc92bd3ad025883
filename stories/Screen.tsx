import { useState } from 'react';
import { MemoryRouter, useRoutes } from 'react-router';
import { AboutPage } from '../dashboard/pages/AboutPage';
import { ArtifactDetailPage } from '../dashboard/pages/ArtifactDetailPage';
import { ArtifactListPage } from '../dashboard/pages/ArtifactListPage';
import { HomePage } from '../dashboard/pages/HomePage';
import { NotFoundPage } from '../dashboard/pages/NotFoundPage';
import { screenRoutes } from '../dashboard/routing/screenRoutes';
import { SignOnPage } from '../dashboard/session/SignOnPage';
import { Protected } from '../dashboard/session/Protected';
import { SessionProvider } from '../dashboard/session/SessionContext';
import { Notifications } from '../dashboard/shell/Notifications';
import { Shell } from '../dashboard/shell/Shell';
import { fakeEditor, type FakeEditor } from '../tests/fakes/fakeEditor';
import type { FakeSession } from '../tests/fakes/fakeSession';
import { AddScreen } from './AddScreen';
import { EditScreen } from './EditScreen';

export interface ScreenProps {
  /** The address below the dashboard's own. */
  path: string;
  /** Creates the Edit screen's editor for each opening. @default One where every call succeeds. */
  makeEditor?: () => FakeEditor;
}

/** A screen of the dashboard in its shell, with fakes. Links open the other screens. */
export function Screen({
  path,
  makeEditor = fakeEditor,
  session,
}: ScreenProps & { session: FakeSession }) {
  const [editor] = useState(makeEditor);
  return (
    <SessionProvider value={session}>
      <MemoryRouter initialEntries={[path]}>
        <Shell>
          <Screens editor={editor} />
        </Shell>
        <Notifications />
      </MemoryRouter>
    </SessionProvider>
  );
}

function Screens({ editor }: { editor: FakeEditor }) {
  return useRoutes(
    screenRoutes(Protected, {
      home: <HomePage />,
      catalogue: <ArtifactListPage />,
      add: <AddScreen />,
      edit: <EditScreen editor={editor} />,
      artifact: <ArtifactDetailPage />,
      version: <ArtifactDetailPage />,
      about: <AboutPage />,
      login: <SignOnPage />,
      notFound: <NotFoundPage />,
    }),
  );
}
