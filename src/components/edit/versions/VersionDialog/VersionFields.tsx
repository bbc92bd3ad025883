import { useLayoutEffect } from 'react';
import { textButton } from '../../../ui/buttons/buttons.css';
import { Icon } from '../../../ui/Icon/Icon';
import { outwardIcon } from '../../../ui/Icon/arrowIcons';
import { Segments } from '../../../ui/Segments/Segments';
import { useServices } from '../../../services/TroviContext';
import { FailureNote } from '../../../forms/Submission/FailureNote';
import { focusWithin } from '../../../forms/Submission/moveFocus';
import { RegisteredAt } from './RegisteredAt';
import type { VersionFieldsProps } from '../../../forms/KindFields/versionDialogProps';
import { KindFields, kindNames } from '../../../forms/KindFields/KindFields';
import { LinkRows } from '../../../forms/KindFields/LinkRows';
import { useVersionForm } from './useVersionForm';
import * as styles from '../../../forms/KindFields/KindFields.css';
import { lookupFailureText } from '../../../forms/KindFields/lookupFailure';

/** The first field below the choice of a kind. */
const firstField = 'input:not([type="radio"]), textarea';

/** The fields of the version dialog: the kind of version, its contents, and its links. */
export function VersionFields(props: VersionFieldsProps) {
  const { draft, artifactId, submitRef, firstRef } = props;
  const { testbedName, docsUrl } = useServices().configuration;
  const form = useVersionForm(props);
  const { fields, lookup, isSending, failure, change, problemOf } = form;
  // In the same step as the fields appear: a press right after must be checked.
  useLayoutEffect(() => {
    submitRef.current = form.submit;
  });
  useLayoutEffect(() => {
    firstRef.current = fields.current?.querySelector<HTMLElement>(firstField) ?? null;
  }, [fields, firstRef]);
  const tryAgain = () => {
    focusWithin(fields, '[name="gitRef"]');
    lookup.retry();
  };
  return (
    <>
      <div ref={fields} className={styles.fields}>
        <Segments
          legend="Kind of version"
          options={form.kinds.map((value) => ({ value, name: kindNames[value] }))}
          value={draft.kind}
          onChange={(kind) => change({ ...draft, kind })}
          isDisabled={isSending}
        />
        <KindFields draft={draft} form={form} isDisabled={isSending} />
        <LinkRows
          links={draft.links}
          onChange={(links) => change({ ...draft, links })}
          problemOf={problemOf}
          isDisabled={isSending}
        />
        <p className={styles.remark}>
          Files are uploaded in the notebook hub of {testbedName}, which makes a version of them.{' '}
          {docsUrl && (
            <a className={styles.guide} href={docsUrl} target="_blank" rel="noreferrer">
              How to upload files <Icon path={outwardIcon} label="(opens in a new tab)" />
            </a>
          )}
        </p>
      </div>
      {draft.kind === 'git' && lookup.status === 'failed' && (
        <FailureNote heading={lookupFailureText(lookup.error, testbedName)} isAlert>
          <p>
            <button type="button" className={textButton} onClick={tryAgain}>
              Try again
            </button>
          </p>
        </FailureNote>
      )}
      {form.incomplete && <FailureNote heading={form.incomplete} isAlert />}
      {failure && (
        <FailureNote {...failure} isAlert>
          {failure.registered && <RegisteredAt {...failure.registered} artifactId={artifactId} />}
        </FailureNote>
      )}
    </>
  );
}
