import 'trovi-widgets/define/citation-box';
import 'trovi-widgets/jsx';
import type { Settings } from './settings';

interface TagsProps {
  settings: Settings;
  artifactId: string | undefined;
  artifact: object;
  onCopied: () => void;
}

/** From React 19 on, properties and listeners are written like attributes. */
export function Tags({ settings, artifactId, artifact, onCopied }: TagsProps) {
  return (
    <>
      <trovi-citation-box
        artifact-id={artifactId}
        api-url={settings.apiUrl}
        format="bibtex"
        eager
      />
      <trovi-citation-box class="fed" artifact={artifact} ontrovi-copied={onCopied} eager />
    </>
  );
}
