import type { Artifact } from '../../artifact/artifact';
import type { ArtifactVersion } from '../../artifact/version';
import { oneLine } from '../../citation/citation';
import type { CitationOptions } from '../../citation/citedFacts';
import { fields } from '../../artifact/fields';
import { countCharacters } from '../../text/characters';
import { writeJson } from '../../text/writeJson';
import { exportedFacts, jsonText, known } from '../exportedFacts';
import { printable } from '../printable';

/**
 * An artifact as `trovi.json`, which the catalogue's import reads (contract/api 5): title,
 * descriptions, tags, authors with e-mail addresses, and how the version starts. If the import
 * would refuse the file, its first entity specifies why ({@link importProblem}).
 */
export function troviJson(artifact: Artifact, options: CitationOptions): string {
  const facts = exportedFacts(artifact, options);
  const problem = importProblem(artifact, options);
  const people = facts.authors.map(({ writtenName, email, affiliation }, index) => ({
    '@id': `#author_${index}`,
    '@type': 'Person',
    ...known({ name: writtenName, email, affiliation }),
  }));
  const setups = setupsOf(facts.version);
  const reference = ({ '@id': id }: { '@id': string }) => ({ '@id': id });
  return jsonText({
    '@context': 'https://w3id.org/ro/crate/1.1/context',
    '@graph': [
      {
        '@id': 'trovi.json',
        '@type': 'CreativeWork',
        about: { '@id': './' },
        conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
        ...(problem && { description: problem }),
      },
      {
        '@id': './',
        '@type': 'Dataset',
        ...known({
          name: artifact.title.trim(),
          disambiguatingDescription: artifact.shortDescription.trim(),
          description: artifact.longDescription.trim(),
          keywords: tagsOf(artifact).join(', '),
        }),
        author: people.map(reference),
        ...known({ actionApplication: setups.map(reference) }),
      },
      ...people,
      ...setups,
    ],
  });
}

/** Why the import would refuse the `trovi.json` of an artifact. `undefined` if it would not. */
export function importProblem(artifact: Artifact, options: CitationOptions): string | undefined {
  const lacks = [
    ...textProblems('title', artifact.title, fields.title.limit),
    ...textProblems('short description', artifact.shortDescription, fields.shortDescription.limit),
    tagsOf(artifact).length === 0 && 'tags',
    exportedFacts(artifact, options).authors.some(({ email }) => !email) &&
      'an e-mail address of every author',
  ].filter((part) => part !== false);
  if (lacks.length === 0) return undefined;
  return `The catalogue's import refuses this file until it has: ${lacks.join(', ')}.`;
}

function textProblems(name: string, text: string, limit: number): string[] {
  if (!text.trim()) return [`a ${name}`];
  return countCharacters(text.trim()) > limit ? [`a ${name} of ${limit} characters at most`] : [];
}

/** The import splits tags at commas. */
function tagsOf({ tags }: Artifact): string[] {
  return tags.map((tag) => oneLine(tag.replaceAll(',', ' '))).filter(Boolean);
}

/** How the version starts. The import accepts one entry, with its arguments as text. */
function setupsOf(version?: ArtifactVersion) {
  return (version?.environmentSetup ?? [])
    .filter(({ type }) => type.trim())
    .slice(0, 1)
    .map(({ type, arguments: given }) => ({ type: oneLine(printable(type)), given }))
    .map(({ type, given }) => ({
      '@id': `#${encodeURIComponent(type)}`,
      '@type': 'SoftwareApplication',
      name: type,
      trovi_type: type,
      trovi_arguments: typeof given === 'string' ? printable(given) : writeJson(given ?? {}),
    }));
}
