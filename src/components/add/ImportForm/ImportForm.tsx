import { useRef } from 'react';
import { useServices } from '../../services/TroviContext';
import { Snippet } from '../../ui/CopyButton/Snippet';
import { DraftNotice } from '../../forms/drafts/DraftNotice';
import { TextField } from '../../ui/Field/TextField';
import { Icon } from '../../ui/Icon/Icon';
import { outwardIcon } from '../../ui/Icon/arrowIcons';
import { baseStyle } from '../../ui/base/base.css';
import { Spinner } from '../../ui/Spinner/Spinner';
import type { AddFormProps } from '../addFormProps';
import { FailureNote } from '../../forms/Submission/FailureNote';
import * as formStyles from '../../forms/Submission/FormPanel.css';
import { NextSteps } from '../NextSteps/NextSteps';
import { SubmitButton } from '../../forms/Submission/SubmitButton';
import { exampleMetadata } from './exampleMetadata';
import * as styles from './ImportForm.css';
import { useImportForm } from './useImportForm';

/** The form that imports an artifact from a GitHub repository. */
export function ImportForm(props: AddFormProps) {
  const { testbedName, docsUrl } = useServices().configuration;
  const form = useRef<HTMLFormElement>(null);
  const state = useImportForm(props, form);
  const { draft, isSending, failure } = state;
  return (
    <div className={`${baseStyle} ${formStyles.host}`}>
      <div className={formStyles.layout}>
        <form
          ref={form}
          className={formStyles.sheet}
          aria-label="Import from GitHub"
          noValidate
          onSubmit={state.submit}
        >
          <div className={formStyles.fields}>
            <h2 className={formStyles.title}>Import from GitHub</h2>
            <DraftNotice draft={draft} />
            <ul className={styles.requirements}>
              <li className={styles.requirement}>The repository must be public.</li>
              <li className={styles.requirement}>
                It must contain a <code className={styles.code}>trovi.json</code> metadata file at
                its root, made by hand or with a command-line tool from {testbedName}.{' '}
                {docsUrl && (
                  <a className={styles.guide} href={docsUrl} target="_blank" rel="noreferrer">
                    How to describe an artifact <Icon path={outwardIcon} />
                  </a>
                )}
              </li>
            </ul>
            <details className={styles.example}>
              <summary className={styles.summary}>A trovi.json to start from</summary>
              <div className={styles.exampleBody}>
                <Snippet label="trovi.json" subject="example" lines={exampleMetadata} />
              </div>
            </details>
            <div className={styles.address}>
              <TextField
                label="GitHub Repository URL"
                name="githubUrl"
                type="url"
                value={draft.value}
                onChange={state.change}
                placeholder="https://github.com/owner/repo"
                problem={state.problem}
                hint={state.repository && `Imports the newest commit of ${state.repository}.`}
                isRequired
                isDisabled={isSending}
              />
              <div className={styles.send}>
                <SubmitButton label="Add Artifact" isSending={isSending} />
              </div>
            </div>
            <div role="status" className={formStyles.spare}>
              {isSending && (
                <p className={styles.progress}>
                  <Spinner label="Importing" />
                  Importing {state.repository}: its trovi.json is read and checked. This may take a
                  minute.
                </p>
              )}
            </div>
            {failure && <FailureNote {...failure} isAlert />}
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
    text: 'It is private until you make it public.',
  },
  {
    heading: 'Register versions',
    text: 'Further versions can be registered later on the Edit page.',
  },
  {
    heading: 'Share it',
    text: 'Make it public when it is ready. Its metadata can be changed on the Edit page.',
  },
];
