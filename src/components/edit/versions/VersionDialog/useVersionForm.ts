import { useLayoutEffect, useRef } from 'react';
import { externalContentsUrn } from '../../../../domain/editing/newVersion/externalVersion';
import { type NewVersion, versionKinds } from '../../../../domain/editing/newVersion/newVersion';
import { findContents } from '../../../../domain/artifact/contents/registeredContents';
import { useServices } from '../../../services/TroviContext';
import { useCatalogueLoader } from '../../../services/useCatalogueLoad';
import { focusWithin } from '../../../forms/Submission/moveFocus';
import type {
  VersionDraft,
  VersionFieldsProps,
} from '../../../forms/KindFields/versionDialogProps';
import { useVersionEntries } from '../../../forms/KindFields/useVersionEntries';
import { useVersionSubmission } from './useVersionSubmission';

/** The entries of the version form, their problems, and its submission. */
export function useVersionForm(props: VersionFieldsProps) {
  const { draft, onDraft, artifactId, onSending } = props;
  const { configuration } = useServices();
  const loader = useCatalogueLoader();
  const findRegistered = (urn: string) =>
    props.findRegistered?.(urn) ?? findContents(loader.current().artifacts, urn);
  const fields = useRef<HTMLDivElement>(null);
  const isChecking = useRef(false);
  const entries = useVersionEntries({ ...props, fields, onDraft: change });
  const { notify } = entries;
  const submission = useVersionSubmission({ ...props, findRegistered, fields, notify });
  const { isSending, forgetFailure } = submission;
  // In the same step as the click: an Escape right after it must find a busy dialog.
  useLayoutEffect(() => onSending(isSending), [onSending, isSending]);

  function change(next: VersionDraft) {
    forgetFailure();
    onDraft(next);
  }

  function submit() {
    if (isSending || isChecking.current) return;
    forgetFailure();
    const { version, wrong } = entries.check();
    if (version) void checkAndSend(version);
    else if (wrong) focusWithin(fields, `[name="${wrong}"]`);
  }

  async function checkAndSend(version: NewVersion) {
    if (!entries.hasSyntax) return submission.send(version);
    isChecking.current = true;
    const isValid = await entries.checkSyntax();
    isChecking.current = false;
    if (isValid) return submission.send(version);
    focusWithin(fields, '[name="template"]');
  }

  const hasExternal =
    findRegistered(externalContentsUrn(artifactId, configuration))?.artifact.id === artifactId;
  return {
    ...entries,
    fields,
    isSending,
    failure: submission.failure,
    submit,
    /** The kinds to offer. An artifact has one external version at most (contract/api 7). */
    kinds: versionKinds.filter(
      (kind) => kind !== 'external' || !hasExternal || kind === draft.kind,
    ),
  };
}
