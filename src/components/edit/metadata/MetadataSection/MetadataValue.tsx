import type { ArtifactDraft } from '../../../../domain/drafts/artifactDraft';
import { type Author, displayName } from '../../../../domain/artifact/author';
import type { MetadataField } from '../../../../domain/editing/metadataEdits';
import { muted } from '../../../ui/base/base.css';
import { TagList } from '../../../card/TagList/TagList';
import { useUserContent } from '../../../ui/base/useUserContent';
import * as styles from './MetadataSection.css';

export interface MetadataValueProps {
  /** The field to show. */
  field: MetadataField;
  /** The metadata with the value. */
  metadata: ArtifactDraft;
}

/** Shows a field's value in a conflict: texts as written, tags as chips, one author a line. */
export function MetadataValue({ field, metadata }: MetadataValueProps) {
  const userContent = useUserContent();
  if (field === 'tags') {
    return metadata.tags.length > 0 ? <TagList tags={metadata.tags} /> : <Nothing name="No tags" />;
  }
  if (field === 'authors') return <Authors authors={metadata.authors} />;
  const text = metadata[field];
  return text.trim() ? <div {...userContent}>{text}</div> : <Nothing name="Empty" />;
}

function Authors({ authors }: { authors: readonly Author[] }) {
  const userContent = useUserContent();
  if (authors.length === 0) return <Nothing name="No authors" />;
  return (
    <ol className={styles.authors}>
      {authors.map((author, index) => (
        <li key={index} {...userContent}>
          {[displayName(author), author.affiliation, author.email].filter(Boolean).join(', ')}
        </li>
      ))}
    </ol>
  );
}

function Nothing({ name }: { name: string }) {
  return <span className={muted}>{name}</span>;
}
