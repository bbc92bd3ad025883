import { useRef } from 'react';
import { button, textButton } from '../../primitives/buttons/buttons.css';
import { useServices } from '../../services/TroviContext';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { TextField } from '../../primitives/Field/TextField';
import { FailureNote } from '../../add/Submission/FailureNote';
import { focusWithin } from '../../add/Submission/focusWithin';
import { SubmitButton } from '../../add/Submission/SubmitButton';
import { nothingFound, RefPicker } from './RefPicker';
import { RegisteredAt } from './RegisteredAt';
import { useVersionForm } from './useVersionForm';
import * as styles from './VersionDialog.css';
import type { VersionFormProps } from './versionDialogProps';
import { lookupFailureText } from './versionFailure';

export function VersionForm(props: VersionFormProps) {
  const { draft, onClose, artifactId } = props;
  const { testbedName } = useServices().configuration;
  const fields = useRef<HTMLDivElement>(null);
  const send = useRef<HTMLSpanElement>(null);
  const form = useVersionForm(props, fields, send);
  const { lookup, isSending, failure } = form;
  const isEmpty = lookup.status === 'ready' && lookup.options.length === 0;
  const tryAgain = () => {
    focusWithin(fields, '[name="gitRef"]');
    lookup.retry();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Create Version from Git"
      description="A version holds the commit that a branch or tag stands at now."
      isPersistent
      isBusy={isSending}
      onSubmit={form.submit}
      footer={
        <>
          <button
            type="button"
            className={button}
            aria-disabled={isSending || undefined}
            onClick={() => isSending || onClose()}
          >
            Cancel
          </button>
          <span ref={send} className={styles.send}>
            <SubmitButton label="Create Version" isSending={isSending} />
          </span>
        </>
      }
    >
      <div ref={fields} className={styles.fields}>
        <TextField
          label="Git Clone URL"
          name="cloneUrl"
          type="url"
          value={draft.address}
          onChange={form.changeAddress}
          placeholder="https://github.com/owner/repo.git"
          problem={form.addressProblem}
          advice={isEmpty ? nothingFound : undefined}
          isRequired
          isDisabled={isSending}
        />
        <RefPicker
          lookup={lookup}
          chosen={form.chosen}
          text={draft.refText}
          onType={form.changeRefText}
          onChoose={form.choose}
          problem={form.refProblem}
          isDisabled={isSending}
        />
      </div>
      {lookup.status === 'failed' && (
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
        <FailureNote
          heading={failure.heading}
          said={failure.said}
          reason={failure.reason}
          advice={failure.advice}
          isAlert
        >
          {failure.registered && <RegisteredAt {...failure.registered} artifactId={artifactId} />}
        </FailureNote>
      )}
    </Dialog>
  );
}
