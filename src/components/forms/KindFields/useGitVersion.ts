import { readCloneAddress } from '../../../domain/artifact/git/cloneAddress';
import { type GitRefOption, refNamedBy } from '../../../domain/artifact/git/gitRefs';
import type { VersionReading } from '../../../domain/editing/newVersion/newVersion';
import { urnLimit } from '../../../domain/artifact/contents/registeredContents';
import { gitContentsUrn } from '../../../domain/artifact/contents/contentsUrn';
import { useServices } from '../../services/TroviContext';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import type { VersionDraft } from './versionDialogProps';
import { useGitLookup } from './useGitLookup';
import { lookupFailureText } from './lookupFailure';

/** The entries for a version from git. Looks up the branches and tags of its repository. */
export function useGitVersion(
  { draft, editor }: { draft: VersionDraft; editor: Pick<ArtifactEditor, 'findGitRefs'> },
  change: (draft: VersionDraft) => void,
  notify: (message: string) => void,
) {
  const { configuration } = useServices();
  const lookup = useGitLookup(draft.address, editor, (error) =>
    notify(lookupFailureText(error, configuration.testbedName)),
  );
  const address = readCloneAddress(draft.address);
  const { refPath } = address;
  const named =
    refPath !== undefined && draft.ref === undefined && draft.refText === refPath
      ? refNamedBy(lookup.options, refPath)
      : undefined;
  const chosen = named ?? lookup.options.find(({ ref }) => ref === draft.ref);
  const contentsUrn =
    chosen && address.url !== undefined
      ? gitContentsUrn(address.url, chosen.commit, configuration)
      : undefined;
  const tooLong =
    contentsUrn !== undefined && contentsUrn.length > urnLimit
      ? longUrnProblem(contentsUrn)
      : undefined;
  const problems = {
    ...((tooLong ?? address.problem) && { cloneUrl: tooLong ?? address.problem ?? '' }),
    ...(!chosen && { gitRef: 'Please choose a branch or tag.' }),
  };
  const reading: VersionReading =
    contentsUrn !== undefined && !tooLong ? { version: { contentsUrn } } : { problems };
  return {
    lookup,
    chosen,
    reading,
    /** Whether a field is blank or without a choice. */
    isIncomplete: contentsUrn === undefined,
    /** The problem with the address, before anything is sent. */
    earlyProblem: tooLong ?? lookup.problem,
    changeAddress: (text: string) => {
      const next = readCloneAddress(text);
      const isSame = next.url === address.url && (!next.refPath || next.refPath === refPath);
      // Another repository has other refs. A page at a ref names one.
      const entries = isSame ? draft : { ...draft, refText: next.refPath ?? '', ref: undefined };
      change({ ...entries, address: text });
    },
    changeRefText: (refText: string) => change({ ...draft, refText, ref: undefined }),
    choose: ({ name, ref }: GitRefOption) => change({ ...draft, refText: name, ref }),
  };
}

function longUrnProblem({ length }: string): string {
  return `This address is too long for the catalogue. With the commit it has ${length} characters. The limit is ${urnLimit}.`;
}
