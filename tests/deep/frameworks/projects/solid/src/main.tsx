import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { configure } from 'trovi-widgets/configure';
import { Publication } from './Publication';
import { settings } from './settings';

configure({ apiUrl: settings.apiUrl, dashboardUrl: settings.dashboardUrl });

function App() {
  const [artifactId, setArtifactId] = createSignal(settings.artifactIds[0] ?? '');
  const [artifact, setArtifact] = createSignal(settings.artifact);
  const next = () => {
    setArtifactId(settings.artifactIds[1] ?? '');
    setArtifact((before) => ({ ...before, title: 'A New Title' }));
  };
  return (
    <>
      <button onClick={next}>Next</button>
      <Publication artifactId={artifactId()} artifact={artifact()} />
    </>
  );
}

render(() => <App />, document.body);
