import { useState } from 'react';
import type { Artifact } from '../../domain/artifact/artifact';

/**
 * Keeps the first artifact object until its content changes, because pages pass a new object on
 * every render.
 */
export function useSameArtifact(given: Artifact | undefined): Artifact | undefined {
  const [kept, setKept] = useState(given);
  const isSame = kept === given || JSON.stringify(kept) === JSON.stringify(given);
  if (!isSame) setKept(given);
  return isSame ? kept : given;
}
