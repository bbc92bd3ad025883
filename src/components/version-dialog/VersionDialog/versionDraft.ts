import { readCloneAddress } from '../../../domain/git/cloneAddress';
import type { GitRefOption } from '../../../domain/git/gitRefs';

/** The entries of the version dialog. */
export interface VersionDraft {
  address: string;
  /** The text in the field for the branch or tag. */
  refText: string;
  /** Full name of the chosen ref. Absent if nothing is chosen. */
  ref?: string;
}

/** Returns the draft with another address, without the ref of the earlier repository. */
export function withAddress(draft: VersionDraft, address: string): VersionDraft {
  const isSame = readCloneAddress(address).url === readCloneAddress(draft.address).url;
  return isSame ? { ...draft, address } : { address, refText: '' };
}

/** Returns the draft with typed text, which is not a choice yet. */
export function withRefText({ address }: VersionDraft, refText: string): VersionDraft {
  return { address, refText };
}

export function withRef({ address }: VersionDraft, { name, ref }: GitRefOption): VersionDraft {
  return { address, refText: name, ref };
}
