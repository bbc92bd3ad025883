import { useRef, useState } from 'react';
import { isRegistered } from '../../../domain/errors';
import { readCloneAddress } from '../../../domain/git/cloneAddress';
import type { GitRefOption } from '../../../domain/git/gitRefs';
import {
  findContents,
  type RegisteredContents,
  urnLimit,
} from '../../../domain/urn/registeredContents';
import { gitContentsUrn } from '../../../domain/urn/contentsUrn';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import { useServices } from '../../services/TroviContext';
import { useCatalogueLoader } from '../../services/useCatalogueLoad';
import { isInSight } from '../../add/Submission/isInSight';
import { focusSubmit, focusWithin } from '../../add/Submission/moveFocus';
import { type SubmissionFailure, toastOfFailure } from '../../add/Submission/submissionFailure';
import { useSingleCall } from '../../services/useSingleCall';
import { useGitLookup } from './useGitLookup';
import type { VersionDraft, VersionFormProps } from './versionDialogProps';
import { isUncertainVersion, lookupFailureText, versionFailure } from './versionFailure';

const incomplete = 'Please fill in both fields';

/** A failure, and where its contents are registered, if known. */
interface VersionFailure extends SubmissionFailure {
  registered?: RegisteredContents;
}

/** The entries of the version form and its submission. */
export function useVersionForm(props: VersionFormProps) {
  const { draft, onDraft, artifactId, editor, onClose, onCreated, onNotify } = props;
  const { configuration } = useServices();
  const loader = useCatalogueLoader();
  const findRegistered = (urn: string) =>
    props.findRegistered?.(urn) ?? findContents(loader.current().artifacts, urn);
  const { isSending, run, isOnPage } = useSingleCall();
  const fields = useRef<HTMLDivElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<VersionFailure>();
  const notify = (message: string) => onNotify?.('negative', message, isInSight(fields.current));
  const lookup = useGitLookup(draft.address, editor, (error) =>
    notify(lookupFailureText(error, configuration.testbedName)),
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
    if (urn === undefined) notify(incomplete);
    if (urn !== undefined && !isTooLong) return void run(() => create(urn));
    const wrong = reading.url === undefined || isTooLong ? 'cloneUrl' : 'gitRef';
    focusWithin(fields, `[name="${wrong}"]`);
  }

  async function create(contentsUrn: string) {
    // The fields are disabled during the request.
    focusSubmit(fields.current);
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
    const registered = isRegistered(error) ? findRegistered(contentsUrn) : undefined;
    setFailure({ ...words, registered });
    notify(toastOfFailure(words));
    return isUncertainVersion(error) ? props.findCreated?.(contentsUrn) : undefined;
  }

  return {
    fields,
    lookup,
    chosen,
    isSending,
    submit,
    failure,
    incomplete: isTried && urn === undefined ? incomplete : undefined,
    addressProblem: isTooLong ? tooLong(urn.length) : isTried ? reading.problem : lookup.problem,
    refProblem: isTried && !chosen ? 'Please choose a branch or tag.' : undefined,
    changeAddress: (address: string) => {
      const isSame = readCloneAddress(address).url === reading.url;
      // Another repository has other refs.
      change(isSame ? { ...draft, address } : { address, refText: '' });
    },
    changeRefText: (refText: string) => change({ address: draft.address, refText }),
    choose: ({ name, ref }: GitRefOption) => change({ address: draft.address, refText: name, ref }),
  };
}

function tooLong(length: number): string {
  return `This address is too long for the catalogue. With the commit it has ${length} characters. The limit is ${urnLimit}.`;
}
