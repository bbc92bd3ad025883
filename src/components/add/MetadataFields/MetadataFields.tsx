import type { ReactNode } from 'react';
import { type ArtifactDraft, draftLimits } from '../../../domain/drafts/artifactDraft';
import { authorField } from '../../../domain/drafts/draftProblems';
import { AuthorRows } from '../AuthorRows/AuthorRows';
import { TextField } from '../../primitives/Field/TextField';
import { MarkdownEditor } from '../MarkdownEditor/MarkdownEditor';
import { TagPicker } from '../TagPicker/TagPicker';
import { useTagVocabulary } from '../../services/useVocabulary';
import { VisibilityChoice } from '../VisibilityChoice/VisibilityChoice';
import * as styles from './MetadataFields.css';
import type { DraftProblems } from './useDraftProblems';

export interface MetadataFieldsProps {
  value: ArtifactDraft;
  onChange: (changes: Partial<ArtifactDraft>) => void;
  /** Returns the problem of a field. */
  problemOf: DraftProblems['problemOf'];
  /** Content beside the visibility, if there is room. */
  besideVisibility?: ReactNode;
}

/**
 * The fields of an artifact's metadata, with their limits and hints.
 */
export function MetadataFields(props: MetadataFieldsProps) {
  const { value, onChange, problemOf, besideVisibility } = props;
  const vocabulary = useTagVocabulary();
  const visibility = (
    <VisibilityChoice
      value={value.visibility}
      onChange={(chosen) => onChange({ visibility: chosen })}
      problem={problemOf('visibility')}
    />
  );
  return (
    <>
      <TextField
        label="Title"
        name="title"
        value={value.title}
        onChange={(title) => onChange({ title })}
        limit={draftLimits.title}
        hint={`Max ${draftLimits.title} characters`}
        problem={problemOf('title')}
        isRequired
      />
      <TextField
        label="Short Description"
        name="shortDescription"
        value={value.shortDescription}
        onChange={(shortDescription) => onChange({ shortDescription })}
        rows={3}
        limit={draftLimits.shortDescription}
        hint={`Max ${draftLimits.shortDescription} characters`}
        problem={problemOf('shortDescription')}
        isRequired
      />
      <MarkdownEditor
        label="Long Description"
        name="longDescription"
        value={value.longDescription}
        onChange={(longDescription) => onChange({ longDescription })}
        limit={draftLimits.longDescription}
        hint={`Markdown, max ${draftLimits.longDescription} characters`}
        problem={problemOf('longDescription')}
        need="optional"
      />
      <TagPicker
        label="Tags"
        name="tags"
        vocabulary={vocabulary}
        chosen={value.tags}
        onChange={(tags) => onChange({ tags })}
        hint="Tags help others to find your artifact."
        problem={problemOf('tags')}
        need="optional"
      />
      {besideVisibility ? (
        <div className={styles.pair}>
          {visibility}
          {besideVisibility}
        </div>
      ) : (
        visibility
      )}
      <AuthorRows
        authors={value.authors}
        onChange={(authors) => onChange({ authors })}
        problem={problemOf('authors')}
        problemOf={(index, name) => problemOf(authorField(index, name))}
      />
    </>
  );
}
