import { useState } from 'react';
import { emptyVersionDraft } from '../../../forms/KindFields/emptyVersionDraft';
import { OpenDialog } from './OpenDialog';
import type {
  VersionDialogProps,
  VersionDraft,
} from '../../../forms/KindFields/versionDialogProps';

/**
 * Dialog to create a version: from a branch or tag of a git repository, a disk image, an
 * orchestration template, an address or the DOI of an archive. A click outside does not close it.
 * It keeps its entries until a version is created. Its fields load when it opens.
 */
export function VersionDialog({ isOpen, initialUrl = '', ...props }: VersionDialogProps) {
  const [draft, setDraft] = useState<VersionDraft>();
  if (!isOpen) return null;
  return (
    <OpenDialog
      {...props}
      draft={draft ?? { ...emptyVersionDraft, address: initialUrl }}
      onDraft={setDraft}
    />
  );
}
