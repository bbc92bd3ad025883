import { useRef, useState } from 'react';
import type { VersionKind } from '../../../../domain/editing/newVersion/newVersion';
import { button, textButton } from '../../../ui/buttons/buttons.css';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Spinner } from '../../../ui/Spinner/Spinner';
import { FailureNote } from '../../../forms/Submission/FailureNote';
import { SubmitButton } from '../../../forms/Submission/SubmitButton';
import { type FieldsLoader, useLateFields, versionFields } from './useLateFields';
import * as styles from './VersionDialog.css';
import type { VersionFormProps } from '../../../forms/KindFields/versionDialogProps';

/** Title and description of the dialog, by kind. */
const words: Record<VersionKind, [title: string, description: string]> = {
  git: [
    'Create Version from Git',
    'A version holds the commit that a branch or tag stands at now.',
  ],
  image: ['Create Version from Disk Image', 'A version holds an image that a site can launch.'],
  template: [
    'Create Version from Template',
    'A version holds the text of a Heat template, which sets up a whole experiment at a site.',
  ],
  external: [
    'Create Version from Address',
    'A version holds the address of code elsewhere. An artifact has one such version.',
  ],
  doi: [
    'Create Version from Archive DOI',
    'A version holds a record of Zenodo. It opens the artifact to everyone and cannot be deleted.',
  ],
};

export interface OpenDialogProps extends VersionFormProps {
  /** Loads the fields. @default versionFields */
  loader?: FieldsLoader;
}

/** The open dialog. Its fields load with it. */
export function OpenDialog({ loader = versionFields, ...props }: OpenDialogProps) {
  const { draft, onClose } = props;
  const submitRef = useRef<() => void>(undefined);
  const firstRef = useRef<HTMLElement>(null);
  const [isSending, setIsSending] = useState(false);
  const { Fields, hasFailed, retry } = useLateFields(loader);
  const [title, description] = words[draft.kind];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      isPersistent
      isBusy={isSending}
      initialFocus={firstRef}
      onSubmit={() => submitRef.current?.()}
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
            <SubmitButton label="Create Version" isSending={isSending} isDisabled={!Fields} />
          </span>
        </>
      }
    >
      <>
        {Fields && (
          <Fields {...props} submitRef={submitRef} firstRef={firstRef} onSending={setIsSending} />
        )}
        {!Fields && !hasFailed && <Spinner label="The form is loading" />}
        {hasFailed && (
          <FailureNote heading="The form could not be loaded. Check your connection." isAlert>
            <p>
              <button type="button" className={textButton} onClick={retry}>
                Try again
              </button>
            </p>
          </FailureNote>
        )}
      </>
    </Dialog>
  );
}
