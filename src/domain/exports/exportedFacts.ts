import { isUuid } from '../addresses/uuid';
import { readWebAddress } from '../addresses/webAddress';
import type { Artifact } from '../artifact/artifact';
import { isSupportContact } from '../artifact/author';
import { displayTitle } from '../artifact/derivedValues';
import { doiUrl } from '../artifact/contents/versionContents';
import { oneLine } from '../citation/citation';
import { type CitationOptions, type CitedFacts, citedFacts } from '../citation/citedFacts';
import { type CslName, cslNames } from '../citation/names/cslName';
import { isOrganisation } from '../citation/names/organisation';
import { gitSourceOf } from '../artifact/git/git';
import { repositoryPageUrl } from '../artifact/git/repositoryLinks';
import { abstractOf } from './abstract';

/** An author in an export. */
export interface ExportedAuthor {
  /** The name as it is displayed. */
  name: string;
  /** `van der Berg, Jan`; the displayed name if it is not clearly a person's. */
  invertedName: string;
  /** The parts of a person's name; `literal` for any other name. */
  parts: CslName;
  /** `''` if it is unknown. */
  affiliation: string;
  isOrganisation: boolean;
}

/** What exports say about an artifact. Texts are in one line each. Unknown texts are `''`. */
export interface ExportedFacts extends CitedFacts {
  title: string;
  abstract: string;
  /** Without the testbed's support contact and without the owner, who replaces no author. */
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

/** Gathers what the formats say about the cited version of an artifact. */
export function exportedFacts(artifact: Artifact, options: CitationOptions): ExportedFacts {
  const facts = citedFacts(artifact, options);
  const source = facts.version && gitSourceOf(facts.version.contentsUrn);
  return {
    ...facts,
    doi: facts.doi && oneLine(facts.doi),
    title: oneLine(displayTitle(artifact)),
    abstract: abstractOf(artifact),
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

function authorsOf(artifact: Artifact, options: CitationOptions): ExportedAuthor[] {
  const { testbedName = 'Chameleon', supportEmail = '' } = options;
  return artifact.authors
    .filter((author) => !isSupportContact(author, { testbedName, supportEmail }))
    .flatMap(({ fullName, affiliation }) =>
      cslNames([oneLine(fullName)]).map((parts) => ({
        name: oneLine(fullName),
        invertedName: inverted(parts),
        parts,
        affiliation: oneLine(affiliation),
        isOrganisation: isOrganisation(oneLine(fullName)),
      })),
    );
}

function inverted(parts: CslName): string {
  const { literal, given, suffix } = parts;
  return literal ?? [wholeFamilyName(parts), given, suffix].filter(Boolean).join(', ');
}

/** The family name with its particles: `van der Berg`, `d'Annunzio`. */
export function wholeFamilyName({ family = '', ...name }: CslName): string {
  const particle = name['non-dropping-particle'] ?? '';
  return `${particle}${!particle || /['’-]$/.test(particle) ? '' : ' '}${family}`;
}

/** The day in UTC: `2026-03-02`. `''` for an unknown time. */
function dayOf(instant?: number): string {
  const date = new Date(instant ?? NaN);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/T.*$/, '');
}

/** A list without repetitions. */
export function distinct<Item>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = JSON.stringify(item);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** Leaves out members without a value: `''`, `undefined` and empty lists. */
export function known<Members extends object>(members: Members): Partial<Members> {
  const entries = Object.entries(members) as [string, unknown][];
  return Object.fromEntries(
    entries.filter(([, value]) => value && !(Array.isArray(value) && value.length === 0)),
  ) as Partial<Members>;
}

/** JSON as files hold it. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
