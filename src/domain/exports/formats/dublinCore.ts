import type { Artifact } from '../../artifact/artifact';
import { isOpenToAll } from '../../artifact/derivedValues';
import type { CitationOptions } from '../../citation/citedFacts';
import { distinct, exportedFacts, namedLines } from '../exportedFacts';
import { openAccess } from '../openAccess';
import { unstatedLicence } from '../unstatedLicence';
import { xmlDeclaration, xmlElement, xmlParent } from './xmlText';

const namespaces = {
  'xmlns:oai_dc': 'http://www.openarchives.org/OAI/2.0/oai_dc/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation':
    'http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
};

/** An artifact as simple Dublin Core, in the XML format of OAI-PMH (`oai_dc`). */
export function dublinCore(artifact: Artifact, options: CitationOptions): string {
  const facts = exportedFacts(artifact, options);
  const { archived } = facts;
  const elements: readonly [name: string, text: string][] = [
    ...namedLines(facts, 'dublinCore'),
    ...facts.authors.map(({ invertedName }): [string, string] => ['creator', invertedName]),
    ['publisher', facts.catalogue],
    ['date', facts.issued],
    ['type', 'Software'],
    ...distinct([...facts.identifiers, facts.url]).map((identifier): [string, string] => [
      'identifier',
      identifier,
    ]),
    ['source', facts.repository],
    ['relation', archived?.url ?? ''],
    ['rights', isOpenToAll(artifact) ? openAccess.openAire : ''],
    ['rights', unstatedLicence],
  ];
  const lines = elements
    .filter(([, text]) => text)
    .map(([name, text]) => xmlElement(`dc:${name}`, text));
  return `${xmlDeclaration}${xmlParent('oai_dc:dc', lines, namespaces)}\n`;
}
