import { useRef, useState } from 'react';
import type { VersionKind } from '../../../../domain/editing/newVersion/newVersion';
import { button } from '../../../ui/buttons/buttons.css';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { SubmitButton } from '../../../forms/Submission/SubmitButton';
import { VersionFields } from './VersionFields';
import * as styles from './VersionDialog.css';
import type { VersionFormProps } from '../../../forms/KindFields/versionDialogProps';

/** Title and description of the dialog, by kind. */
const words: Record<VersionKind, [title: string, description: string]> = {
  git: ['Create Version from Git', 'Saves the commit a branch or tag points to now.'],
  image: ['Create Version from Disk Image', 'Saves a disk image that a site can launch.'],
  template: [
    'Create Version from Template',
    'Saves the text of a Heat template, which sets up a whole experiment at a site.',
  ],
  external: [
    'Create Version from Address',
    'Saves the address of code that is hosted elsewhere. An artifact can have one such version.',
  ],
  doi: [
    'Create Version from Archive DOI',
    'Saves a Zenodo record. It makes the artifact visible to everyone and cannot be deleted.',
  ],
};

/** The open dialog. */
export function OpenDialog(props: VersionFormProps) {
  const { draft, onClose } = props;
  const submitRef = useRef<() => void>(undefined);
  const firstRef = useRef<HTMLElement>(null);
  const [isSending, setIsSending] = useState(false);
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
            <SubmitButton label="Create Version" isSending={isSending} />
          </span>
        </>
      }
    >
      <VersionFields
        {...props}
        submitRef={submitRef}
        firstRef={firstRef}
        onSending={setIsSending}
      />
    </Dialog>
  );
}
