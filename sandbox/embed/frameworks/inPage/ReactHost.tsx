import { type ComponentType, StrictMode, useEffect, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import type { HostSettings } from '../hostSettings';
import { askForArtifact, readHostSettings, type ReportedArtifact } from './readHostSettings';

/** The state that a host page passes to its elements. */
export interface ShownElementsProps {
  settings: HostSettings;
  artifactId: string;
  theme: 'light' | 'dark';
  /** The page's own data, for the property. */
  artifact: ReportedArtifact;
  /** A person opens an artifact from the card. */
  onOpen: (event: CustomEvent<{ artifactId: string }>) => void;
  /** A citation was copied. */
  onCopied: (event: CustomEvent<{ text: string }>) => void;
}

interface ReactHostProps {
  settings: HostSettings;
  ShownElements: ComponentType<ShownElementsProps>;
}

function ReactHost({ settings, ShownElements }: ReactHostProps) {
  const { artifactIds } = settings;
  const [place, setPlace] = useState(0);
  const [isDark, setIsDark] = useState(false);
  const [isShown, setIsShown] = useState(true);
  const [artifact, setArtifact] = useState<ReportedArtifact>();
  const [heard, setHeard] = useState<string[]>([]);
  const hear = (line: string) => setHeard((lines) => [...lines, line]);

  useEffect(() => {
    let isStale = false;
    void askForArtifact(settings, settings.artifactIds[0] ?? '').then((response) => {
      if (!isStale) setArtifact(response);
    });
    return () => {
      isStale = true;
    };
  }, [settings]);

  return (
    <>
      <h1>React {version}</h1>
      <p>
        <button type="button" onClick={() => setPlace((place + 1) % artifactIds.length)}>
          Next artifact
        </button>{' '}
        <button type="button" onClick={() => setIsDark(!isDark)}>
          Change colours
        </button>{' '}
        <button
          type="button"
          onClick={() => artifact && setArtifact({ ...artifact, title: 'A New Title' })}
        >
          Change data
        </button>{' '}
        <button type="button" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Take away' : 'Put back'}
        </button>
      </p>
      {isShown && artifact && (
        <ShownElements
          settings={settings}
          artifactId={artifactIds[place] ?? ''}
          theme={isDark ? 'dark' : 'light'}
          artifact={artifact}
          onOpen={(event) => {
            event.preventDefault();
            hear(`Opened ${event.detail.artifactId}`);
          }}
          onCopied={({ detail }) => hear(`Copied ${detail.text.length} characters`)}
        />
      )}
      <ol aria-label="Events">
        {heard.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  );
}

/** Starts the host page. The versions of React differ in how they use elements. */
export function startReactHost(ShownElements: ComponentType<ShownElementsProps>): void {
  const root = createRoot(document.getElementById('host') as HTMLElement);
  root.render(
    <StrictMode>
      <ReactHost settings={readHostSettings()} ShownElements={ShownElements} />
    </StrictMode>,
  );
}
