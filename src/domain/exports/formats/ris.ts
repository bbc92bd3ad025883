import type { Artifact } from '../../artifact/artifact';
import { citationKey } from '../../citation/citationKey';
import type { CitationOptions } from '../../citation/citedFacts';
import { exportedFacts, namedLines } from '../exportedFacts';

/**
 * An artifact as a RIS entry of the type COMP, which is a computer program. Each value is on one
 * line. Lines end in CR LF, as the format specifies.
 */
export function ris(artifact: Artifact, options: CitationOptions): string {
  const facts = exportedFacts(artifact, options);
  const { issued, archived } = facts;
  const lines: readonly [tag: string, value: string][] = [
    ['ID', citationKey(artifact, options)],
    ...namedLines(facts, 'ris'),
    ...facts.authors.map(({ invertedName }): [string, string] => ['AU', invertedName]),
    ['PY', issued.slice(0, -6)],
    ['DA', issued.replaceAll('-', '/')],
    ['PB', facts.catalogue],
    ['ET', facts.slug],
    ['DO', facts.doi ?? ''],
    ['UR', facts.url],
    ['UR', facts.repository],
    ['N1', archived ? `${archived.label} ${archived.url}` : ''],
  ];
  const given = lines.filter(([, value]) => value);
  return [['TY', 'COMP'], ...given, ['ER', '']]
    .map(([tag, value]) => `${tag}  - ${value}\r\n`)
    .join('');
}
