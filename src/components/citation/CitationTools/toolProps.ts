import type { Artifact } from '../../../domain/artifact/artifact';
import type { CitationOptions } from '../../../domain/citation/citedFacts';

/** What the exports and the sentence for a paper need. */
export interface ToolProps {
  artifact: Artifact;
  options: CitationOptions;
  /** Called with a copied BibTeX entry. */
  onCopied?: (text: string, copied: { format: 'bibtex' }) => void;
}
