import type { CallRow } from '../matrix';
import { getArtifact } from './getArtifact';

/** The calls that read, in the order of spec 7. */
export const readRows: readonly CallRow[] = [getArtifact];
