import { useState } from 'react';
import type { Artifact } from '../../domain/artifact/artifact';

/**
 * Keeps the first artifact object until its content changes, because pages pass a new object on
 * every render.
 */
export function useSameArtifact(provided: Artifact | undefined): Artifact | undefined {
  const [kept, setKept] = useState(provided);
  const isSame = kept === provided || JSON.stringify(kept) === JSON.stringify(provided);
  if (!isSame) setKept(provided);
  return isSame ? kept : provided;
}
