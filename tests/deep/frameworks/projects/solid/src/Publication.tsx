import { createSignal } from 'solid-js';
import 'trovi-widgets/define/artifact-card';
import 'trovi-widgets/define/citation-box';
import 'trovi-widgets/solid';

interface PublicationProps {
  artifactId: string;
  /** The API's JSON. */
  artifact: object;
}

export function Publication(props: PublicationProps) {
  const [status, setStatus] = createSignal('');
  return (
    <>
      <trovi-artifact-card
        artifact-id={props.artifactId}
        on:trovi-open={(event) => {
          event.preventDefault();
          setStatus(`Opened ${event.detail.artifactId}`);
        }}
      >
        <a href={`/artifacts/${props.artifactId}`}>The artifact in plain HTML</a>
      </trovi-artifact-card>
      <trovi-citation-box
        artifact={props.artifact}
        on:trovi-copy={({ detail }) => setStatus(`Copied ${detail.text.length} characters`)}
      />
      <p role="status">{status()}</p>
    </>
  );
}
