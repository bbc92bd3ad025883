import { useId, useRef } from 'react';
import { DraftNotice } from '../../forms/drafts/DraftNotice';
import { FormProblems } from '../../forms/MetadataFields/FormProblems';
import { MetadataFields } from '../../forms/MetadataFields/MetadataFields';
import { baseStyle } from '../../ui/base/base.css';
import type { AddFormProps } from '../addFormProps';
import * as styles from '../../forms/Submission/FormPanel.css';
import { FoldedPart } from '../FoldedPart/FoldedPart';
import { StartFrom } from '../StartFrom/StartFrom';
import { useStart } from '../StartFrom/useStart';
import { NextSteps } from '../NextSteps/NextSteps';
import { SubmitButton } from '../../forms/Submission/SubmitButton';
import { useFocusRequest } from '../../forms/Submission/useFocusRequest';
import { useArtifactForm } from './useArtifactForm';

/** The form that creates an artifact by hand. */
export function ArtifactForm(props: AddFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const headingId = useId();
  const state = useArtifactForm(props, form);
  const { draft, change, isSending, problems, more } = state;
  const requestFocus = useFocusRequest(form);
  const start = useStart({
    host: form,
    draft: draft.value,
    onChange: change,
    first: props.start,
    hasGitVersions: props.findGitRefs !== undefined,
  });
  return (
    <div className={`${baseStyle} ${styles.host}`}>
      <div className={styles.layout}>
        <form
          ref={form}
          className={styles.sheet}
          aria-label="Create Artifact Manually"
          noValidate
          onSubmit={state.submit}
        >
          <fieldset className={styles.fields} disabled={isSending} aria-labelledby={headingId}>
            <h2 className={styles.title} id={headingId}>
              Create Artifact Manually
            </h2>
            <DraftNotice draft={draft} />
            <StartFrom
              state={start}
              parseYaml={props.parseYaml}
              more={draft.value.more}
              onMore={(entries) => {
                change({ more: entries });
                requestFocus('[name="more"]');
              }}
            />
            <MetadataFields
              value={draft.value}
              onChange={change}
              problemOf={problems.problemOf}
              noteOf={start.noteOf}
              session={draft.undoDiscard !== undefined}
            />
            <FoldedPart
              label="Citation, first version, daypasses"
              name="more"
              state={more.part}
              props={{
                more: draft.value.more,
                onChange: (entries) => change({ more: entries }),
                checkRef: more.checkRef,
                findGitRefs: props.findGitRefs,
                checkTemplate: props.checkTemplate,
                onNotify: props.onNotify,
              }}
            />
          </fieldset>
          <div className={styles.foot}>
            <FormProblems state={problems} />
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
    heading: 'It gets a page',
    text: 'While private, only people with a role or its secret link can open it.',
  },
  {
    heading: 'Add versions',
    text: 'Versions from git can be added later on the Edit page.',
  },
  {
    heading: 'Publish it',
    text: 'DOIs are for archived files. Archive a release on Zenodo, then Create Version › Archive DOI.',
  },
];
