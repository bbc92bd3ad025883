import type { Artifact } from '../../artifact/artifact';
import { displayTitle } from '../../artifact/derivedValues';
import { formatLocalDay } from '../../artifact/timestamps';
import { gitSourceOf } from '../../artifact/git/git';
import { oneLine } from '../citation';
import { citedFacts, type CitationOptions } from '../citedFacts';

/**
 * A sentence for a paper that specifies which artifact was used: title, catalogue, version, commit
 * or image, address and the day of access, which is the reader's own day. Omits unknown data.
 *
 * @param accessed Milliseconds since 1970.
 */
export function paperSentence(
  artifact: Artifact,
  options: CitationOptions,
  accessed: number,
): string {
  const { version, url } = citedFacts(artifact, options);
  const product = oneLine(options.productName);
  const details = [
    version?.slug && `version ${oneLine(version.slug)}`,
    version && contentsOf(version.contentsUrn),
    url,
  ].filter(Boolean);
  const where = product && ` from ${product}`;
  const which = details.length > 0 ? ` (${details.join(', ')})` : '';
  const title = oneLine(displayTitle(artifact));
  return `We used the artifact “${title}”${where}${which}, accessed on ${formatLocalDay(accessed)}.`;
}

/** The commit, branch or tag of git contents, or the id of a disk image. */
function contentsOf(urn: string): string {
  const ref = gitSourceOf(urn)?.ref;
  if (ref !== undefined && ref !== 'HEAD') {
    return oneLine(/^[0-9a-f]{7,64}$/i.test(ref) ? `commit ${ref}` : `git ref ${ref}`);
  }
  const [, image] = /:(?:disk-)?image:[^:]*?:?([0-9a-f-]{36})$/i.exec(urn) ?? [];
  return image ? `image ${image}` : '';
}
