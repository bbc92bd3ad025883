import { useEffect, useRef } from 'react';
import type { CitationBoxElement } from 'trovi-widgets/elements';
import 'trovi-widgets/define/citation-box';
import 'trovi-widgets/jsx';
import type { Settings } from './settings';

interface TagsProps {
  settings: Settings;
  artifactId: string | undefined;
  artifact: object;
  onCopied: () => void;
}

/** React 18 sets attributes alone: properties and listeners go in by a ref. */
export function Tags({ settings, artifactId, artifact, onCopied }: TagsProps) {
  const fed = useRef<InstanceType<typeof CitationBoxElement>>(null);
  useEffect(() => {
    const element = fed.current;
    if (element) element.artifact = artifact;
  }, [artifact]);
  useEffect(() => {
    const element = fed.current;
    element?.addEventListener('trovi-copy', onCopied);
    return () => element?.removeEventListener('trovi-copy', onCopied);
  }, [onCopied]);
  return (
    <>
      <trovi-citation-box
        artifact-id={artifactId}
        api-url={settings.apiUrl}
        format="bibtex"
        eager
      />
      <trovi-citation-box ref={fed} class="fed" eager />
    </>
  );
}
