import { useState } from 'react';
import type { VersionDialogProps } from './versionDialogProps';
import type { VersionDraft } from './versionDraft';
import { VersionForm } from './VersionForm';

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
