import type { Artifact } from '../../artifact/artifact';
import type { CitationOptions } from '../../citation/citedFacts';
import { type ExportedAuthor, exportedFacts, jsonText, known, namedFields } from '../exportedFacts';
import { wholeFamilyName } from '../../names/cslName';

/** An artifact as CodeMeta 3.0, `codemeta.json`. */
export function codeMeta(artifact: Artifact, options: CitationOptions): string {
  const facts = exportedFacts(artifact, options);
  const { url, catalogue } = facts;
  return jsonText({
    '@context': 'https://w3id.org/codemeta/3.0',
    '@type': 'SoftwareSourceCode',
    ...known({
      '@id': url,
      identifier: facts.identifiers[0],
      ...namedFields(facts, 'schemaOrg'),
      author: facts.authors.map(agentOf),
      version: facts.slug,
      datePublished: facts.issued,
      codeRepository: facts.repository,
      url,
      publisher: catalogue && { '@type': 'Organization', name: catalogue },
    }),
  });
}

function agentOf({ name, parts, ...author }: ExportedAuthor) {
  if (parts.literal !== undefined) {
    return { '@type': author.isOrganisation ? 'Organization' : 'Person', name };
  }
  const { affiliation } = author;
  return {
    '@type': 'Person',
    ...known({
      givenName: parts.given,
      familyName: [wholeFamilyName(parts), parts.suffix].filter(Boolean).join(' '),
      affiliation: affiliation && { '@type': 'Organization', name: affiliation },
    }),
  };
}
