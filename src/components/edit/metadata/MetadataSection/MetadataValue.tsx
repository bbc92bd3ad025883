import type { ArtifactDraft } from '../../../../domain/drafts/artifactDraft';
import type { Author } from '../../../../domain/artifact/author';
import type { MetadataField } from '../../../../domain/editing/metadataEdits';
import { muted } from '../../../primitives/base/base.css';
import { TagList } from '../../../card/TagList/TagList';
import * as styles from './MetadataSection.css';

export interface MetadataValueProps {
  /** The field to show. */
  field: MetadataField;
  /** The metadata with the value. */
  metadata: ArtifactDraft;
}

/** Shows a field's value in a conflict: texts as written, tags as chips, one author a line. */
export function MetadataValue({ field, metadata }: MetadataValueProps) {
  if (field === 'tags') {
    return metadata.tags.length > 0 ? <TagList tags={metadata.tags} /> : <Nothing name="No tags" />;
  }
  if (field === 'authors') return <Authors authors={metadata.authors} />;
  return metadata[field].trim() ? metadata[field] : <Nothing name="Empty" />;
}

function Authors({ authors }: { authors: readonly Author[] }) {
  if (authors.length === 0) return <Nothing name="No authors" />;
  return (
    <ol className={styles.authors}>
      {authors.map(({ fullName, affiliation, email }, index) => (
        <li key={index}>
          {[fullName.trim() || '(no name)', affiliation, email].filter(Boolean).join(', ')}
        </li>
      ))}
    </ol>
  );
}

function Nothing({ name }: { name: string }) {
  return <span className={muted}>{name}</span>;
}
