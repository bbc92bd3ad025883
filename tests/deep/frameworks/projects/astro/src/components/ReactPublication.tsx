import { useState } from 'react';
import { ArtifactCard, CitationBox } from 'trovi-widgets/react';

interface PublicationProps {
  artifactId: string;
  /** The API's JSON. */
  artifact: object;
  apiUrl: string;
  dashboardUrl: string;
}

export function ReactPublication({ artifactId, artifact, apiUrl, dashboardUrl }: PublicationProps) {
  const [status, setStatus] = useState('');
  return (
    <>
      <ArtifactCard
        artifactId={artifactId}
        apiUrl={apiUrl}
        dashboardUrl={dashboardUrl}
        onTroviOpen={(event) => {
          event.preventDefault();
          setStatus(`Opened ${event.detail.artifactId}`);
        }}
      >
        <a href={`/artifacts/${artifactId}`}>The artifact in plain HTML</a>
      </ArtifactCard>
      <CitationBox
        artifact={artifact}
        dashboardUrl={dashboardUrl}
        onTroviCopy={(event) => setStatus(`Copied ${event.detail.text.length} characters`)}
      />
      <p role="status">{status}</p>
    </>
  );
}
