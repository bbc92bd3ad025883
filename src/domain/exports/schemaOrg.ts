import { downloadUrl } from '../addresses/portalLinks';
import { artifactUrl } from '../addresses/routes';
import { isUuid } from '../addresses/uuid';
import { readWebAddress } from '../addresses/webAddress';
import { wellFormed } from '../text/wellFormed';
import type { Artifact } from '../artifact/artifact';
import { type Author, isSupportContact } from '../artifact/author';
import { displayTitle, gitSourceOfArtifact, isOpenToAll } from '../artifact/derivedValues';
import type { ArtifactVersion } from '../artifact/version';
import { doiUrl, versionDoi } from '../artifact/contents/versionContents';
import { latestVersion } from '../artifact/versions/versions';

import { oneLine } from '../citation/citation';
import type { CitationOptions } from '../citation/citedFacts';
import { isOrganisation } from '../citation/names/organisation';
import { personName, withoutEtAl } from '../citation/names/personName';
import { gitHubRepositoryOf } from '../artifact/git/git';
import { repositoryPageUrl } from '../artifact/git/repositoryLinks';
import { hasArchive } from '../artifact/contents/contentsArchive';
import { fullAbstractOf } from './abstract';

/** What a description for schema.org needs besides the artifact. */
export interface SchemaOrgOptions extends CitationOptions {
  /**
   * Base of the testbed's portal, which serves the archives. With `''`, no download is named.
   * @default ''
   */
  portalUrl?: string;
  /** The testbed's provider name in URNs. @default 'chameleon' */
  urnProvider?: string;
}

/** A person or an organisation in JSON-LD. */
export interface SchemaOrgAgent {
  '@type': 'Person' | 'Organization';
  name: string;
  givenName?: string;
  familyName?: string;
  honorificSuffix?: string;
  affiliation?: { '@type': 'Organization'; name: string };
}

/** An artifact as JSON-LD with the vocabulary of schema.org. What is unknown is absent. */
export interface SchemaOrgArtifact {
  '@context': 'https://schema.org';
  '@type': ['Dataset', 'SoftwareSourceCode'];
  /** The address that resolves the DOI, else {@link url}. */
  '@id'?: string;
  name: string;
  /** 50 to 5,000 characters. */
  description: string;
  /** The page in the dashboard: of the version asked for, else of the artifact. */
  url?: string;
  /** The address of the DOI and the artifact's UUID. */
  identifier?: string[];
  creator?: SchemaOrgAgent[];
  keywords?: string[];
  version?: string;
  /** Dates are days in UTC: `2026-03-02`. */
  dateCreated?: string;
  datePublished?: string;
  dateModified?: string;
  publisher?: { '@type': 'Organization'; name: string; url?: string };
  includedInDataCatalog?: { '@type': 'DataCatalog'; name: string; url?: string };
  codeRepository?: string;
  distribution?: { '@type': 'DataDownload'; contentUrl: string }[];
  /** Present where everyone can open the artifact. */
  isAccessibleForFree?: true;
}

/**
 * Describes an artifact and the cited version for programs that read schema.org, such as Google
 * Dataset Search. Names nothing that the catalogue does not know: no creator without authors (the
 * owner does not replace them), and no licence, which the catalogue does not store. Never contains
 * a sharing key or an e-mail address.
 */
export function schemaOrgOf(artifact: Artifact, options: SchemaOrgOptions): SchemaOrgArtifact {
  const version = options.version ?? latestVersion(artifact);
  const doi = version && versionDoi(version);
  const doiAddress = doi ? doiUrl(doi) : undefined;
  const url = pageOf(artifact, options);
  const creator = creatorsOf(artifact, options);
  const keywords = artifact.tags.map(plain).filter(Boolean);
  return withoutUnknown({
    '@context': 'https://schema.org',
    '@type': ['Dataset', 'SoftwareSourceCode'],
    '@id': doiAddress ?? url,
    name: plain(displayTitle(artifact)),
    description: fullAbstractOf(artifact),
    url,
    identifier: listOrNone([doiAddress, isUuid(artifact.id) && `urn:uuid:${artifact.id}`]),
    creator: listOrNone(creator),
    keywords: listOrNone(keywords),
    version: plain(version?.slug ?? '') || undefined,
    dateCreated: dayOf(artifact.createdAt),
    datePublished: dayOf(version?.createdAt),
    dateModified: dayOf(artifact.updatedAt),
    ...catalogueOf(options),
    codeRepository: repositoryOf(artifact, version),
    distribution: listOrNone([downloadOf(artifact, version, options)]),
    isAccessibleForFree: isOpenToAll(artifact) || undefined,
  });
}

/** The page of the version that was asked for, else of the artifact. */
function pageOf({ id }: Artifact, { dashboardUrl, version }: SchemaOrgOptions) {
  const base = readWebAddress(dashboardUrl)?.replace(/\/+$/, '');
  return base && id ? artifactUrl(`${base}/`, id, { version: version?.slug }) : undefined;
}

function creatorsOf(artifact: Artifact, options: SchemaOrgOptions): SchemaOrgAgent[] {
  const { testbedName = 'Chameleon', supportEmail = '' } = options;
  return artifact.authors
    .filter((author) => !isSupportContact(author, { testbedName, supportEmail }))
    .map(agentOf)
    .filter(({ name }) => name);
}

function agentOf(author: Author): SchemaOrgAgent {
  const name = withoutEtAl(plain(author.fullName));
  const employer = plain(author.affiliation);
  const affiliation = employer ? { '@type': 'Organization' as const, name: employer } : undefined;
  if (isOrganisation(name)) return { '@type': 'Organization', name };
  const parts = personName(name);
  return withoutUnknown({
    '@type': 'Person' as const,
    name,
    givenName: parts?.given.join(' ') || undefined,
    familyName: parts && [...parts.particles, ...parts.family].join(' '),
    honorificSuffix: parts?.suffix.join(' ') || undefined,
    affiliation,
  });
}

function catalogueOf({ productName, dashboardUrl }: SchemaOrgOptions) {
  const name = plain(productName);
  if (!name) return {};
  const of = withoutUnknown({ name, url: readWebAddress(dashboardUrl) });
  return {
    publisher: { '@type': 'Organization' as const, ...of },
    includedInDataCatalog: { '@type': 'DataCatalog' as const, ...of },
  };
}

/** The page of the source's repository, without credentials (decision 38). */
function repositoryOf(artifact: Artifact, version?: ArtifactVersion): string | undefined {
  const repository = gitSourceOfArtifact(artifact, version)?.repository;
  if (!repository) return undefined;
  return gitHubRepositoryOf(repository)?.url ?? readWebAddress(repositoryPageUrl(repository));
}

function downloadOf(
  { id }: Artifact,
  version: ArtifactVersion | undefined,
  { portalUrl = '', urnProvider }: SchemaOrgOptions,
) {
  const isServed = version && id && portalUrl && hasArchive(version, urnProvider);
  if (!isServed) return undefined;
  return { '@type': 'DataDownload' as const, contentUrl: downloadUrl(portalUrl, id, version.slug) };
}

/** A day in UTC, `2026-03-02`. `undefined` for an invalid time. */
export function dayOf(instant: number | undefined): string | undefined {
  const date = new Date(instant ?? NaN);
  const day = Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/T.*$/, '');
  return /^\d{4}-/.test(day) ? day : undefined;
}

function plain(text: string): string {
  return wellFormed(oneLine(text));
}

function listOrNone<Item>(items: readonly (Item | false | undefined)[]): Item[] | undefined {
  const known = items.filter((item) => item !== false && item !== undefined) as Item[];
  return known.length > 0 ? known : undefined;
}

function withoutUnknown<Values extends object>(values: Values): Values {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Values;
}
