import { useState } from 'react';
import type { Artifact } from '../../domain/artifact/artifact';

/** The artifact as it was given first, until another one says something else: pages give the same one anew with every change of theirs. */
export function useSameArtifact(given: Artifact | undefined): Artifact | undefined {
  const [kept, setKept] = useState(given);
  const isSame = kept === given || JSON.stringify(kept) === JSON.stringify(given);
  if (!isSame) setKept(given);
  return isSame ? kept : given;
}
