import { readWebAddress } from '../../addresses/webAddress';
import type { Artifact } from '../../artifact/artifact';
import type { CitationOptions } from '../../citation/citedFacts';
import { wholeFamilyName } from '../../names/cslName';
import { distinct, type ExportedAuthor, exportedFacts, known, namedFields } from '../exportedFacts';
import { writeJson } from '../../text/writeJson';

type Texts = Readonly<Record<string, string>>;

/** The DOIs that the schema of CFF accepts. */
const doiPattern = /^10\.\d{4,9}(\.\d+)?\/[A-Za-z0-9:/_;\-.()[\]\\]+$/;

/**
 * An artifact as a Citation File Format 1.2 file, `CITATION.cff`. Without authors, the author is
 * `anonymous`, because the schema requires one.
 */
export function cff(artifact: Artifact, options: CitationOptions): string {
  const facts = exportedFacts(artifact, options);
  const { doi = '' } = facts;
  const authors = facts.authors.map(authorOf);
  const members = known({
    'cff-version': '1.2.0',
    message: 'If you use this artifact, please cite it using the metadata from this file.',
    type: 'software',
    ...namedFields(facts, 'cff'),
    authors: authors.length > 0 ? distinct(authors) : [{ alias: 'anonymous' }],
    version: facts.slug,
    'date-released': facts.issued,
    doi: doiPattern.test(doi) ? doi : '',
    url: readWebAddress(facts.url) ?? '',
    'repository-code': facts.repository,
    commit: facts.commit,
  });
  return Object.entries(members)
    .map(([name, value]) => `${name}:${yamlValue(value)}\n`)
    .join('');
}

function authorOf({ name, parts, affiliation }: ExportedAuthor): Texts {
  if (parts.literal !== undefined) return known({ name });
  const particle = parts['non-dropping-particle'] ?? '';
  // Programs print a blank after a particle: `al-` and `d'` are part of the family name.
  const isJoined = !/\p{L}$/u.test(particle);
  return known({
    'family-names': isJoined ? wholeFamilyName(parts) : (parts.family ?? ''),
    'name-particle': isJoined ? '' : particle,
    'given-names': parts.given ?? '',
    'name-suffix': parts.suffix ?? '',
    affiliation,
  });
}

/** A text, a list of texts or a list of objects of texts, as YAML after the colon of its key. */
function yamlValue(value: string | readonly (string | Texts)[]): string {
  if (typeof value === 'string') return ` ${quoted(value)}`;
  return value
    .map((item) => `\n  - ${typeof item === 'string' ? quoted(item) : map(item)}`)
    .join('');
}

function map(texts: Texts): string {
  const entries = Object.entries(texts).map(([name, text]) => `${name}: ${quoted(text)}`);
  return entries.join('\n    ');
}

/**
 * A text in double quotes, which readers cannot mistake for a number, a date or `yes`. JSON has the
 * same format, but YAML forbids more characters, and YAML 1.1 treats more of them as line breaks.
 */
function quoted(text: string): string {
  return writeJson(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
