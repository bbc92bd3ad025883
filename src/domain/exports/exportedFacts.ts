import { isUuid } from '../addresses/uuid';
import { readWebAddress } from '../addresses/webAddress';
import type { Artifact } from '../artifact/artifact';
import { type ExportNames, fieldDescription, type FieldName, fieldNames } from '../artifact/fields';
import { isSupportContact } from '../artifact/author';
import { displayTitle } from '../artifact/derivedValues';
import { doiUrl } from '../artifact/contents/versionContents';
import { oneLine } from '../citation/citation';
import { type CitationOptions, type CitedFacts, citedFacts } from '../citation/citedFacts';
import { type CslName, cslNames } from '../names/cslName';
import { isOrganisation } from '../names/organisation';
import { withoutEtAl } from '../names/personName';
import { namesIn } from '../names/splitNames';
import { displayedName, invertedName } from '../names/writtenName';
import { gitSourceOf } from '../artifact/git/git';
import { repositoryPageUrl } from '../artifact/git/repositoryLinks';
import { abstractOf } from './abstract';
import { writeJson } from '../text/writeJson';

/** An author in an export. */
export interface ExportedAuthor {
  /** The name as it is displayed, without `et al.` */
  name: string;
  /** The name as its author wrote it, which may be `García López, María`. */
  writtenName: string;
  /** `van der Berg, Jan`; the displayed name if it is not clearly a person's. */
  invertedName: string;
  /** The parts of a person's name; `literal` for any other name. */
  parts: CslName;
  /** `''` if it is unknown. */
  affiliation: string;
  /** `''` if it is unknown. Only the catalogue's own format contains it. */
  email: string;
  isOrganisation: boolean;
}

/** The data about an artifact for exports. Each text is on one line. Unknown texts are `''`. */
export interface ExportedFacts extends CitedFacts {
  title: string;
  abstract: string;
  /** The fields that have a name in a vocabulary. Times are days in UTC. */
  fields: Readonly<Partial<Record<FieldName, string | readonly string[]>>>;
  /**
   * Without the testbed's support contact and without the owner, who does not replace an author.
   */
  authors: ExportedAuthor[];
  /** Without repetitions. */
  keywords: string[];
  /** The catalogue's name. */
  catalogue: string;
  slug: string;
  /**
   * Days in UTC, `2026-03-02`: of the cited version, of the artifact's creation and last update.
   */
  issued: string;
  created: string;
  updated: string;
  /** The page of the cited version's git repository. */
  repository: string;
  /** The address of the DOI, and the artifact's id as a URN. */
  identifiers: string[];
  /** The cited version's git commit. `''` for a branch or tag. */
  commit: string;
}

/** Collects the data about the cited version of an artifact for the formats. */
export function exportedFacts(artifact: Artifact, options: CitationOptions): ExportedFacts {
  const facts = citedFacts(artifact, options);
  const source = facts.version && gitSourceOf(facts.version.contentsUrn);
  const title = oneLine(displayTitle(artifact));
  const abstract = abstractOf(artifact);
  return {
    ...facts,
    doi: facts.doi && oneLine(facts.doi),
    title,
    abstract,
    fields: { ...namedValuesOf(artifact), title, shortDescription: abstract },
    authors: authorsOf(artifact, options),
    keywords: distinct(artifact.tags.map(oneLine).filter(Boolean)),
    catalogue: oneLine(options.productName),
    slug: oneLine(facts.version?.slug ?? ''),
    issued: dayOf(facts.instant),
    created: dayOf(artifact.createdAt),
    updated: dayOf(artifact.updatedAt),
    repository: readWebAddress(source && repositoryPageUrl(source.repository)) ?? '',
    identifiers: [
      facts.doi ? doiUrl(facts.doi) : '',
      isUuid(artifact.id) ? `urn:uuid:${artifact.id}` : '',
    ].filter(Boolean),
    commit: /^[0-9a-f]{7,40}$/i.exec(source?.ref ?? '')?.[0] ?? '',
  };
}

/** The values of the fields that have a name in a vocabulary. */
function namedValuesOf(artifact: Artifact): ExportedFacts['fields'] {
  const names = fieldNames.filter((name) => fieldDescription(name).exportNames);
  return Object.fromEntries(names.map((name) => [name, exportedValue(artifact[name])]));
}

/** A text in one line, the day of a time, or a list of texts without repetitions. */
function exportedValue(value: unknown): string | string[] {
  if (Array.isArray(value)) return distinct(value.map(exportedValue).flat().filter(Boolean));
  if (typeof value === 'number') return dayOf(value);
  return typeof value === 'string' ? oneLine(value) : '';
}

/** The fields that have a name in a vocabulary, by that name. Omits unknown ones. */
export function namedFields(
  { fields }: Pick<ExportedFacts, 'fields'>,
  vocabulary: keyof ExportNames,
): Readonly<Record<string, string | readonly string[]>> {
  const entries = fieldNames.flatMap((name) => {
    const named = fieldDescription(name).exportNames?.[vocabulary];
    return named === undefined ? [] : [[named, fields[name]]];
  });
  return known(Object.fromEntries(entries)) as Record<string, string | readonly string[]>;
}

/**
 * Like {@link namedFields}, as pairs of a name and a text. A list results in a pair for each entry.
 */
export function namedLines(
  facts: Pick<ExportedFacts, 'fields'>,
  vocabulary: keyof ExportNames,
): [name: string, text: string][] {
  return Object.entries(namedFields(facts, vocabulary)).flatMap(([name, texts]) =>
    [texts].flat().map((text): [string, string] => [name, text]),
  );
}

function authorsOf(artifact: Artifact, options: CitationOptions): ExportedAuthor[] {
  const { testbedName = 'Chameleon', supportEmail = '' } = options;
  return artifact.authors
    .filter((author) => !isSupportContact(author, { testbedName, supportEmail }))
    .flatMap(({ fullName, ...author }) =>
      namesIn(oneLine(fullName)).map((name) => ({ ...author, name: withoutEtAl(name) })),
    )
    .flatMap(({ name, affiliation, email }) =>
      cslNames([name]).map((parts) => ({
        name: displayedName(name),
        writtenName: name,
        invertedName: invertedName(name),
        parts,
        affiliation: oneLine(affiliation),
        email: email.trim(),
        isOrganisation: parts.literal !== undefined && isOrganisation(name),
      })),
    );
}

/** The day in UTC: `2026-03-02`. `''` for an unknown time or a year of five digits or more. */
export function dayOf(instant?: number): string {
  const date = new Date(instant ?? NaN);
  const day = Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/T.*$/, '');
  return /^\d{4}-/.test(day) ? day : '';
}

/** A list without repetitions. */
export function distinct<Item>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = JSON.stringify(item);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** Omits members without a value: `''`, `undefined` and empty lists. */
export function known<Members extends object>(members: Members): Known<Members> {
  const entries = Object.entries(members) as [string, unknown][];
  return Object.fromEntries(
    entries.filter(([, value]) => value && !(Array.isArray(value) && value.length === 0)),
  ) as Known<Members>;
}

type Known<Members> = { [Name in keyof Members]?: Exclude<Members[Name], '' | false | undefined> };

/** JSON in the format of files. */
export function jsonText(value: unknown): string {
  return `${writeJson(value, 2)}\n`;
}
