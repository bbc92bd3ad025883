import type { ReactNode } from 'react';
import { type ArtifactDraft, draftLimits } from '../../../domain/drafts/artifactDraft';
import { authorField } from '../../../domain/drafts/draftValidation';
import type { StartField } from '../../../domain/imports/startValues';
import { AuthorRows } from '../AuthorRows/AuthorRows';
import { TextField } from '../../ui/Field/TextField';
import { MarkdownEditor } from '../MarkdownEditor/MarkdownEditor';
import { TagPicker } from '../TagPicker/TagPicker';
import { useEarlierAuthors } from '../../services/useEarlierAuthors';
import { useTagVocabulary } from '../../services/useVocabulary';
import { VisibilityChoice } from '../VisibilityChoice/VisibilityChoice';
import * as styles from './MetadataFields.css';
import type { DraftProblems } from './useDraftProblems';

export interface MetadataFieldsProps {
  /** The metadata. */
  value: ArtifactDraft;
  /** Called with the changed fields. */
  onChange: (changes: Partial<ArtifactDraft>) => void;
  /** Returns the problem of a field. */
  problemOf: DraftProblems['problemOf'];
  /** Returns what stands at the end of a field's label. */
  noteOf?: (name: StartField) => ReactNode;
  /** Content beside the visibility, if there is room. */
  besideVisibility?: ReactNode;
  /** Another value once the metadata is saved or discarded. Deleting can be undone until then. */
  session?: unknown;
}

/** The fields of an artifact's metadata, with their limits and hints. */
export function MetadataFields(props: MetadataFieldsProps) {
  const { value, onChange, problemOf, noteOf, besideVisibility, session } = props;
  const earlier = useEarlierAuthors();
  const fieldProps = (name: 'title' | 'shortDescription' | 'longDescription') => ({
    name,
    value: value[name],
    onChange: (text: string) => onChange({ [name]: text }),
    limit: draftLimits[name],
    problem: problemOf(name),
    note: noteOf?.(name),
  });
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
        {...fieldProps('title')}
        label="Title"
        hint={`Max ${draftLimits.title} characters`}
        isRequired
      />
      <TextField
        {...fieldProps('shortDescription')}
        label="Short Description"
        rows={3}
        hint={`Max ${draftLimits.shortDescription} characters`}
        isRequired
      />
      <MarkdownEditor
        {...fieldProps('longDescription')}
        label="Long Description"
        hint={`Markdown, max ${draftLimits.longDescription} characters`}
        need="optional"
      />
      <TagPicker
        label="Tags"
        name="tags"
        vocabulary={useTagVocabulary()}
        chosen={value.tags}
        onChange={(tags) => onChange({ tags })}
        hint="Tags help others to find your artifact."
        problem={problemOf('tags')}
        note={noteOf?.('tags')}
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
        note={noteOf?.('authors')}
        problemOf={(index, name) => problemOf(authorField(index, name))}
        earlier={earlier.authors}
        onEarlierNeeded={earlier.load}
        session={session}
      />
    </>
  );
}
