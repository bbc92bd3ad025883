import { readCloneAddress } from '../../../domain/git/cloneAddress';
import type { GitRefOption } from '../../../domain/git/gitRefs';

/** What is entered in the version dialog. */
export interface VersionDraft {
  address: string;
  /** What stands in the field of branches and tags. */
  refText: string;
  /** Full name of the ref that was chosen; absent where that field holds no choice. */
  ref?: string;
}

/** Another address; what was chosen in another repository is dropped. */
export function withAddress(draft: VersionDraft, address: string): VersionDraft {
  const isSame = readCloneAddress(address).url === readCloneAddress(draft.address).url;
  return isSame ? { ...draft, address } : { address, refText: '' };
}

/** A text that is no choice yet. */
export function withRefText({ address }: VersionDraft, refText: string): VersionDraft {
  return { address, refText };
}

export function withRef({ address }: VersionDraft, { name, ref }: GitRefOption): VersionDraft {
  return { address, refText: name, ref };
}
