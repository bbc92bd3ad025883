import type { Artifact } from '../../../domain/artifact/artifact';
import type { CitationOptions } from '../../../domain/citation/citedFacts';

/** The data for the exports and for the sentence in a paper. */
export interface ToolProps {
  artifact: Artifact;
  options: CitationOptions;
}
