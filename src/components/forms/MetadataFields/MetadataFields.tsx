import type { ReactNode } from 'react';
import { editableFields, fieldDescription, fields } from '../../../domain/artifact/fields';
import type { ArtifactDraft } from '../../../domain/drafts/artifactDraft';
import { authorField } from '../../../domain/drafts/draftField';
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
  /** Returns the content at the end of a field's label. */
  noteOf?: (name: StartField) => ReactNode;
  /** Content beside the visibility, if there is space. */
  besideVisibility?: ReactNode;
  /** Another value once the metadata is saved or discarded. Deleting can be undone until then. */
  session?: unknown;
}

/** The fields of an artifact's metadata, with their limits and hints. */
export function MetadataFields(props: MetadataFieldsProps) {
  const { value, onChange, problemOf, noteOf, besideVisibility, session } = props;
  const earlier = useEarlierAuthors();
  const vocabulary = useTagVocabulary();
  return editableFields.map((name) => {
    const { label = '', limit, missing } = fieldDescription(name);
    const problem = problemOf(name);
    if (name === 'tags') {
      return (
        <TagPicker
          {...{ label, name, vocabulary, problem }}
          key={name}
          chosen={value.tags}
          onChange={(tags) => onChange({ tags })}
          hint="Tags help others to find your artifact."
          note={noteOf?.(name)}
          need="optional"
        />
      );
    }
    if (name === 'visibility') {
      const choice = (
        <VisibilityChoice
          key={name}
          value={value.visibility}
          onChange={(visibility) => onChange({ visibility })}
          problem={problem}
        />
      );
      if (!besideVisibility) return choice;
      return (
        <div key={name} className={styles.pair}>
          {choice}
          {besideVisibility}
        </div>
      );
    }
    if (name === 'authors') {
      return (
        <AuthorRows
          key={name}
          authors={value.authors}
          onChange={(authors) => onChange({ authors })}
          problem={problem}
          note={noteOf?.(name)}
          problemOf={(index, part) => problemOf(authorField(index, part))}
          earlier={earlier.authors}
          onEarlierNeeded={earlier.load}
          session={session}
        />
      );
    }
    const shared = {
      ...{ label, name, limit, problem },
      value: value[name],
      onChange: (text: string) => onChange({ [name]: text }),
      note: noteOf?.(name),
      need: missing ? undefined : ('optional' as const),
    };
    return fields[name].kind === 'markdown' ? (
      <MarkdownEditor
        key={name}
        {...shared}
        hint={limit ? `Markdown, max ${limit} characters` : 'Markdown'}
      />
    ) : (
      <TextField
        key={name}
        {...shared}
        rows={fields[name].kind === 'paragraph' ? 3 : 1}
        hint={limit && `Max ${limit} characters`}
        isRequired={missing !== undefined}
      />
    );
  });
}
