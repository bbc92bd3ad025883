import type { Artifact } from '../../../domain/artifact/artifact';
import type { CitationOptions } from '../../../domain/citation/citedFacts';
import type { CslStyle } from '../../../domain/citation/styles/citationStyle';
import type { styledCitation } from './styledCitation';

/** A chosen style and the function that writes it. */
export interface Styling {
  style: CslStyle;
  format: typeof styledCitation;
}

/** What the styles, the exports and the sentence for a paper need. */
export interface ToolProps {
  artifact: Artifact;
  options: CitationOptions;
  /** The style chosen first. `''` for the catalogue's own. */
  first: string;
  isOpen: boolean;
  /** Where the chosen style is stored on the device. */
  storageKey: string;
  /** Called with the chosen style, and with `undefined` for the catalogue's own. */
  onStyling: (styling: Styling | undefined) => void;
  /** Called with a copied BibTeX entry. */
  onCopied?: (text: string, copied: { format: 'bibtex' }) => void;
}
