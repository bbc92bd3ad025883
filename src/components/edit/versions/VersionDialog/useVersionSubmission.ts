import { type RefObject, useState } from 'react';
import type { NewVersion } from '../../../../domain/editing/newVersion/newVersion';
import { isRegistered } from '../../../../domain/errors/callError';
import type { RegisteredContents } from '../../../../domain/artifact/contents/registeredContents';
import type { ArtifactVersion } from '../../../../domain/artifact/version';
import { focusSubmit } from '../../../forms/Submission/moveFocus';
import {
  type SubmissionFailure,
  toastOfFailure,
} from '../../../forms/Submission/submissionFailure';
import { useSingleCall } from '../../../services/useSingleCall';
import type { VersionFormProps } from '../../../forms/KindFields/versionDialogProps';
import { isUncertainVersion, registeredWords, versionFailure } from './versionFailure';

/** A failure, and where its contents are registered, if known. */
export interface VersionFailure extends SubmissionFailure {
  registered?: RegisteredContents;
}

interface SubmissionProps extends VersionFormProps {
  findRegistered: (contentsUrn: string) => RegisteredContents | undefined;
  fields: RefObject<HTMLElement | null>;
  notify: (message: string) => void;
}

/** Creates a version, once, and says what became of it. */
export function useVersionSubmission(props: SubmissionProps) {
  const { draft, onDraft, artifactId, editor, onClose, onCreated, onNotify } = props;
  const { findRegistered, fields, notify } = props;
  const { kind } = draft;
  const { isSending, run, isOnPage } = useSingleCall();
  const [failure, setFailure] = useState<VersionFailure>();

  function showFailure(words: VersionFailure) {
    setFailure(words);
    notify(toastOfFailure(words));
  }

  async function create(created: NewVersion) {
    const { contentsUrn, ...details } = created;
    // The fields are disabled during the request.
    focusSubmit(fields.current);
    const hasDetails = Object.keys(details).length > 0;
    const version = await editor
      .createVersion(artifactId, contentsUrn, ...(hasDetails ? [details] : []))
      .catch((error: unknown) => fail(error, created));
    if (!version) return;
    setFailure(undefined);
    onNotify?.('positive', 'New version created.');
    onDraft(undefined);
    if (isOnPage()) onClose();
    onCreated(version);
  }

  /** Reports a failure. Returns the version if it was created all the same. */
  async function fail(error: unknown, created: NewVersion): Promise<ArtifactVersion | undefined> {
    const { contentsUrn } = created;
    const registered = isRegistered(error) ? findRegistered(contentsUrn) : undefined;
    showFailure({ ...versionFailure(error, kind, created), registered });
    return isUncertainVersion(error) ? props.findCreated?.(contentsUrn) : undefined;
  }

  return {
    isSending,
    failure,
    forgetFailure: () => setFailure(undefined),
    send(version: NewVersion) {
      const registered = kind === 'git' ? undefined : findRegistered(version.contentsUrn);
      if (registered?.artifact.id === artifactId) {
        return showFailure({ ...registeredWords(kind), registered });
      }
      return void run(() => create(version));
    },
  };
}
