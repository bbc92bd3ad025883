import { type RefObject, useState } from 'react';
import { readCloneAddress } from '../../../domain/git/cloneAddress';
import type { GitRefOption } from '../../../domain/git/gitRefs';
import {
  findContents,
  type RegisteredContents,
  urnLimit,
} from '../../../domain/urn/registeredContents';
import { gitContentsUrn } from '../../../domain/urn/urn';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import { useServices } from '../../services/TroviContext';
import { focusWithin } from '../../add/Submission/focusWithin';
import { toastOfFailure } from '../../add/Submission/submissionFailure';
import { useSingleCall } from '../../add/Submission/useSingleCall';
import { useGitLookup } from './useGitLookup';
import { type VersionDraft, withAddress, withRef, withRefText } from './versionDraft';
import { lookupFailureText, type VersionFailure, versionFailure } from './versionFailure';
import type { VersionFormProps } from './versionDialogProps';

const incomplete = 'Please fill in both fields';

/** A failure, and where its contents are registered, if known. */
interface Failure extends VersionFailure {
  registered?: RegisteredContents;
}

/** The entries of the version form and its submission. */
export function useVersionForm(
  props: VersionFormProps,
  fields: RefObject<HTMLElement | null>,
  send: RefObject<HTMLElement | null>,
) {
  const { draft, onDraft, artifactId, editor, onClose, onCreated, onNotify } = props;
  const { configuration, loader } = useServices();
  const { isSending, run, isOnPage } = useSingleCall();
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const lookup = useGitLookup(draft.address, editor, (error) =>
    onNotify?.('negative', lookupFailureText(error, configuration.testbedName)),
  );
  const reading = readCloneAddress(draft.address);
  const chosen = lookup.options.find(({ ref }) => ref === draft.ref);
  const urn =
    chosen && reading.url !== undefined
      ? gitContentsUrn(reading.url, chosen.commit, configuration)
      : undefined;
  const isTooLong = urn !== undefined && urn.length > urnLimit;

  function change(next: VersionDraft) {
    setFailure(undefined);
    setIsTried(false);
    onDraft(next);
  }

  function submit() {
    if (isSending) return;
    setFailure(undefined);
    setIsTried(true);
    if (urn === undefined) onNotify?.('negative', incomplete);
    if (urn !== undefined && !isTooLong) return void run(() => create(urn));
    const wrong = reading.url === undefined || isTooLong ? 'cloneUrl' : 'gitRef';
    focusWithin(fields, `[name="${wrong}"]`);
  }

  async function create(contentsUrn: string) {
    // The fields are disabled during the request.
    focusWithin(send, 'button');
    const version = await editor
      .createVersion(artifactId, contentsUrn)
      .catch((error: unknown) => fail(error, contentsUrn));
    if (!version) return;
    setFailure(undefined);
    onNotify?.('positive', 'New version created.');
    onDraft(undefined);
    if (isOnPage()) onClose();
    onCreated(version);
  }

  /** Reports a failure. Returns the version if it was created all the same. */
  async function fail(error: unknown, contentsUrn: string): Promise<ArtifactVersion | undefined> {
    const words = versionFailure(error);
    const registered = words.isTaken ? whereIs(contentsUrn) : undefined;
    setFailure({ ...words, registered });
    onNotify?.('negative', toastOfFailure(words));
    return words.isUncertain ? props.findCreated?.(contentsUrn) : undefined;
  }

  function whereIs(contentsUrn: string) {
    return (
      props.findRegistered?.(contentsUrn) ?? findContents(loader.current().artifacts, contentsUrn)
    );
  }

  return {
    lookup,
    chosen,
    isSending,
    submit,
    failure,
    incomplete: isTried && urn === undefined ? incomplete : undefined,
    addressProblem: isTooLong ? tooLong(urn.length) : isTried ? reading.problem : lookup.problem,
    refProblem: isTried && !chosen ? 'Please choose a branch or tag.' : undefined,
    changeAddress: (text: string) => change(withAddress(draft, text)),
    changeRefText: (text: string) => change(withRefText(draft, text)),
    choose: (option: GitRefOption) => change(withRef(draft, option)),
  };
}

function tooLong(length: number): string {
  return `This address is too long for the catalogue. With the commit it has ${length} characters. The limit is ${urnLimit}.`;
}
