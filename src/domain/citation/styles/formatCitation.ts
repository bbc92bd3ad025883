import type { Artifact } from '../../artifact/artifact';
import { citationText } from '../citation';
import type { CitationOptions } from '../citedFacts';
import { cslItem } from '../cslItem';
import type { CitationPart, CitationStyle } from './citationStyle';
import { itemParts } from './itemParts';

/**
 * The text to cite an artifact by, in a citation style (product 2.5). Numbered styles omit their
 * number. The style `trovi` is the catalogue's own, in which a citation provided by the authors
 * replaces the computed one; the others cite the artifact itself.
 */
export function formatCitation(
  style: CitationStyle,
  artifact: Artifact,
  options: CitationOptions,
): string {
  return citationParts(style, artifact, options)
    .map(({ text }) => text)
    .join('');
}

/** The text of {@link formatCitation}, split where italics begin and end. */
export function citationParts(
  style: CitationStyle,
  artifact: Artifact,
  options: CitationOptions,
): CitationPart[] {
  if (style !== 'trovi') return itemParts(style, cslItem(artifact, options));
  return [{ text: citationText(artifact, options), isItalic: false }];
}
