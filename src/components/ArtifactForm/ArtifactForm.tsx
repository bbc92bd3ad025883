import { useRef } from 'react';
import { draftLimits } from '../../domain/artifactDraft';
import { authorField } from '../../domain/draftProblems';
import { AuthorRows } from '../AuthorRows/AuthorRows';
import { DraftNotice } from '../Draft/DraftNotice';
import { TextField } from '../Field/TextField';
import { MarkdownEditor } from '../MarkdownEditor/MarkdownEditor';
import { part } from '../Part/Part.css';
import type { AddFormProps } from '../Submission/addFormProps';
import * as styles from '../Submission/FormPanel.css';
import { NextSteps } from '../Submission/NextSteps';
import { SubmitButton } from '../Submission/SubmitButton';
import { TagPicker } from '../TagPicker/TagPicker';
import { useTagVocabulary } from '../TagPicker/useTagVocabulary';
import { VisibilityChoice } from '../VisibilityChoice/VisibilityChoice';
import { FormProblems } from './FormProblems';
import { useArtifactForm } from './useArtifactForm';

/** The form that describes a new artifact by hand (spec 2, "Add artifact", Manual tab). */
export function ArtifactForm(props: AddFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = useArtifactForm(props, form);
  const vocabulary = useTagVocabulary();
  const { draft, change, isSending, problemOf } = state;
  const { title, shortDescription, longDescription, visibility, tags, authors } = draft.value;
  return (
    <div className={`${part} ${styles.host}`}>
      <div className={styles.layout}>
        <form
          ref={form}
          className={styles.sheet}
          aria-label="Create Artifact Manually"
          noValidate
          onSubmit={state.submit}
        >
          <fieldset className={styles.fields} disabled={isSending}>
            <h2 className={styles.title}>Create Artifact Manually</h2>
            <DraftNotice draft={draft} />
            <TextField
              label="Title"
              name="title"
              value={title}
              onChange={(value) => change({ title: value })}
              limit={draftLimits.title}
              hint={`Max ${draftLimits.title} characters`}
              problem={problemOf('title')}
              isRequired
            />
            <TextField
              label="Short Description"
              name="shortDescription"
              value={shortDescription}
              onChange={(value) => change({ shortDescription: value })}
              rows={3}
              limit={draftLimits.shortDescription}
              hint={`Max ${draftLimits.shortDescription} characters`}
              problem={problemOf('shortDescription')}
              isRequired
            />
            <MarkdownEditor
              label="Long Description"
              name="longDescription"
              value={longDescription}
              onChange={(value) => change({ longDescription: value })}
              limit={draftLimits.longDescription}
              hint={`Markdown, max ${draftLimits.longDescription} characters`}
              problem={problemOf('longDescription')}
              need="optional"
            />
            <TagPicker
              label="Tags"
              name="tags"
              vocabulary={vocabulary}
              chosen={tags}
              onChange={(chosen) => change({ tags: chosen })}
              hint="Tags help others to find your artifact."
              problem={problemOf('tags')}
              need="optional"
            />
            <VisibilityChoice
              value={visibility}
              onChange={(value) => change({ visibility: value })}
              problem={problemOf('visibility')}
            />
            <AuthorRows
              authors={authors}
              onChange={(value) => change({ authors: value })}
              problem={problemOf('authors')}
              problemOf={(index, name) => problemOf(authorField(index, name))}
            />
          </fieldset>
          <div className={styles.foot}>
            <FormProblems state={state} />
            <div className={styles.actions}>
              <SubmitButton label="Create Artifact" isSending={isSending} />
              <span className={styles.progress} role="status">
                {isSending && 'Creating the artifact…'}
              </span>
            </div>
          </div>
        </form>
        <NextSteps steps={nextSteps} />
      </div>
    </div>
  );
}

const nextSteps = [
  {
    heading: 'It gets a page of its own',
    text: 'You are led there at once. While it is private, only people with a role on it, or with its secret link, can open it.',
  },
  {
    heading: 'Add versions',
    text: 'Versions from git can be added later on the Edit page.',
  },
  {
    heading: 'Share it',
    text: 'Make it public, or request a DOI, when it is ready.',
  },
];
