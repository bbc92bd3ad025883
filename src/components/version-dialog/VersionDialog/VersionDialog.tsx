import { useState } from 'react';
import type { VersionDialogProps } from './versionDialogProps';
import type { VersionDraft } from './versionDraft';
import { VersionForm } from './VersionForm';

/**
 * Creates a version from a branch or tag of a git repository (product 2.10.6). A press outside
 * does not close it. What was entered is there again when it opens again, until a version was
 * made of it.
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
