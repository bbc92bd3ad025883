import { artifactUrl } from '../addresses/routes';
import type { Artifact } from '../artifact/artifact';
import { displayTitle } from '../artifact/derivedValues';
import { citedAuthors, oneLine } from '../citation/citation';
import { type CitationOptions, citedFacts } from '../citation/citedFacts';
import { abstractOf } from '../exports/abstract';
import { dayOf } from '../exports/exportedFacts';
import { printableArtifact } from '../exports/printable';
import { commaNames, invertedNames } from './highwireName';

/**
 * An artifact as an OpenURL ContextObject (Z39.88), the `title` of a COinS `<span class="Z3988">`.
 * Zotero offers the artifacts of a list by it, and takes its own name of the type from `rft.type`.
 * `''` for a private artifact.
 */
export function contextObject(artifact: Artifact, options: CitationOptions): string {
  if (artifact.visibility === 'private') return '';
  const described = printableArtifact(artifact);
  const { doi, instant } = citedFacts(described, options);
  const authors = commaNames(invertedNames(citedAuthors({ ...described, ownerUrn: '' }, options)));
  const entries: readonly [key: string, value: string | undefined][] = [
    ['ctx_ver', 'Z39.88-2004'],
    ['rft_val_fmt', 'info:ofi/fmt:kev:mtx:dc'],
    ['rft.type', 'computerProgram'],
    ['rft_id', doi && `info:doi/${doi}`],
    ['rft.identifier', artifactUrl(options.dashboardUrl, artifact.id)],
    ['rft.title', oneLine(displayTitle(described))],
    ...authors.map((author): [string, string] => ['rft.au', author]),
    ['rft.date', dayOf(instant)],
    ['rft.publisher', oneLine(options.productName)],
    ['rft.description', abstractOf(described)],
    ...described.tags.map((tag): [string, string] => ['rft.subject', oneLine(tag)]),
  ];
  return entries
    .flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []))
    .join('&');
}
