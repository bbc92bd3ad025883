import { useState } from 'react';
import { button, textButton } from '../../primitives/buttons/buttons.css';
import { useServices } from '../../services/TroviContext';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { TextField } from '../../primitives/Field/TextField';
import { FailureNote } from '../../add/Submission/FailureNote';
import { focusWithin } from '../../add/Submission/moveFocus';
import { SubmitButton } from '../../add/Submission/SubmitButton';
import { nothingFound, RefPicker } from './RefPicker';
import { RegisteredAt } from './RegisteredAt';
import { useVersionForm } from './useVersionForm';
import * as styles from './VersionDialog.css';
import type { VersionDialogProps, VersionDraft, VersionFormProps } from './versionDialogProps';
import { lookupFailureText } from './versionFailure';

/**
 * Dialog to create a version from a branch or tag of a git repository. A click
 * outside does not close it. It keeps its entries until a version is created.
 */
export function VersionDialog({ isOpen, initialUrl = '', ...props }: VersionDialogProps) {
  const [draft, setDraft] = useState<VersionDraft>();
  if (!isOpen) return null;
  return (
    <VersionForm
      {...props}
      draft={draft ?? { address: initialUrl, refText: '' }}
      onDraft={setDraft}
    />
  );
}

/** The form of the open dialog. */
function VersionForm(props: VersionFormProps) {
  const { draft, onClose, artifactId } = props;
  const { testbedName } = useServices().configuration;
  const form = useVersionForm(props);
  const { fields, lookup, isSending, failure } = form;
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
          <span className={styles.send}>
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
        <FailureNote {...failure} isAlert>
          {failure.registered && <RegisteredAt {...failure.registered} artifactId={artifactId} />}
        </FailureNote>
      )}
    </Dialog>
  );
}
