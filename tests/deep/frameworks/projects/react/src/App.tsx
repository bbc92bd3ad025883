import { useState } from 'react';
import { ArtifactCard, CitationBox } from 'trovi-widgets/react';
import { Component } from './Component';
import type { Settings } from './settings';
import { Tags } from './Tags';

export function App({ settings }: { settings: Settings }) {
  const { apiUrl, dashboardUrl, artifactIds } = settings;
  const [place, setPlace] = useState(0);
  const [artifact, setArtifact] = useState(settings.artifact);
  const [isDark, setIsDark] = useState(false);
  const [isShown, setIsShown] = useState(true);
  const [isRouting, setIsRouting] = useState(true);
  const [heard, setHeard] = useState<string[]>([]);
  const hear = (line: string) => setHeard((lines) => [...lines, line]);
  const artifactId = artifactIds[place];

  return (
    <>
      <button onClick={() => setPlace((place + 1) % artifactIds.length)}>Next</button>
      <button onClick={() => setIsDark(!isDark)}>Colours</button>
      <button onClick={() => setArtifact({ ...artifact, title: 'A New Title' })}>Data</button>
      <button onClick={() => setIsShown(!isShown)}>Shown</button>
      <button onClick={() => setIsRouting(!isRouting)}>Routing</button>
      {isShown && (
        <>
          <section aria-label="Wrappers">
            <ArtifactCard
              className="wide"
              artifactId={artifactId}
              apiUrl={apiUrl}
              dashboardUrl={dashboardUrl}
              theme={isDark ? 'dark' : 'light'}
              eager
              onTroviOpen={(event) => {
                if (isRouting) event.preventDefault();
                hear(`open ${event.detail.artifactId}`);
              }}
            >
              <a href="/plain">In plain HTML</a>
            </ArtifactCard>
            <CitationBox
              artifact={artifact}
              dashboardUrl={dashboardUrl}
              eager
              onTroviCopy={({ detail }) => hear(`copied ${detail.text.length}`)}
            />
          </section>
          <section aria-label="Tags">
            <Tags {...{ settings, artifactId, artifact }} onCopied={() => hear('copied by tag')} />
          </section>
          <section aria-label="Component">
            <Component settings={settings} artifactId={artifactId} />
          </section>
        </>
      )}
      <ol aria-label="Events">
        {heard.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  );
}
