import type { Artifact } from '../../artifact/artifact';
import { isSupportContact } from '../../artifact/author';
import type { ArtifactVersion } from '../../artifact/version';
import { oneLine } from '../../citation/citation';
import { type CitationOptions, citedFacts } from '../../citation/citedFacts';
import { draftLimits } from '../../drafts/artifactDraft';
import { countCharacters } from '../../text/characters';
import { jsonText, known } from '../exportedFacts';
import { printable } from '../printable';

/**
 * An artifact as `trovi.json`, which the catalogue's import reads (contract/api 5): title,
 * descriptions, tags, authors with e-mail addresses, and how the version starts. If the import
 * would refuse the file, its first entity says why ({@link importProblem}).
 */
export function troviJson(artifact: Artifact, options: CitationOptions): string {
  const { version } = citedFacts(artifact, options);
  const problem = importProblem(artifact, options);
  const people = authorsOf(artifact, options).map((author, index) => ({
    '@id': `#author_${index}`,
    '@type': 'Person',
    ...known({
      name: oneLine(author.fullName),
      email: author.email.trim(),
      affiliation: oneLine(author.affiliation),
    }),
  }));
  const setups = setupsOf(version);
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
    ...textProblems('title', artifact.title, draftLimits.title),
    ...textProblems('short description', artifact.shortDescription, draftLimits.shortDescription),
    tagsOf(artifact).length === 0 && 'tags',
    authorsOf(artifact, options).some(({ email }) => !email.trim()) &&
      'an e-mail address of every author',
  ].filter((part) => part !== false);
  if (lacks.length === 0) return undefined;
  return `The catalogue's import refuses this file until it has: ${lacks.join(', ')}.`;
}

function textProblems(name: string, text: string, limit: number): string[] {
  if (!text.trim()) return [`a ${name}`];
  return countCharacters(text.trim()) > limit ? [`a ${name} of ${limit} characters at most`] : [];
}

/** The authors who have a name, without the testbed's support contact. */
function authorsOf(artifact: Artifact, options: CitationOptions) {
  const { testbedName = 'Chameleon', supportEmail = '' } = options;
  return artifact.authors.filter(
    (author) => author.fullName.trim() && !isSupportContact(author, { testbedName, supportEmail }),
  );
}

/** The import splits tags at commas. */
function tagsOf({ tags }: Artifact): string[] {
  return tags.map((tag) => oneLine(tag.replaceAll(',', ' '))).filter(Boolean);
}

/** How the version starts. The import takes one entry, and its arguments as text. */
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
      trovi_arguments: typeof given === 'string' ? printable(given) : JSON.stringify(given ?? {}),
    }));
}
