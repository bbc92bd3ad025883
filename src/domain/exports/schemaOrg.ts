import { downloadUrl } from '../addresses/portalLinks';
import { artifactUrl } from '../addresses/routes';
import { readWebAddress } from '../addresses/webAddress';
import type { Artifact } from '../artifact/artifact';
import { archiveType, hasArchive } from '../artifact/contents/contentsArchive';
import { doiUrl } from '../artifact/contents/versionContents';
import { gitSourceOfArtifact, isOpenToAll } from '../artifact/derivedValues';
import { repositoryPageUrl } from '../artifact/git/repositoryLinks';
import type { ArtifactVersion } from '../artifact/version';
import type { CitationOptions } from '../citation/citedFacts';
import { fullAbstractOf } from './abstract';
import {
  type ExportedAuthor,
  type ExportedFacts,
  exportedFacts,
  known,
  namedFields,
} from './exportedFacts';
import { openAccess } from './openAccess';
import { wholeFamilyName } from '../names/cslName';
import { printableArtifact, printableOptions } from './printable';

/** The options of a description for schema.org. */
export interface SchemaOrgOptions extends CitationOptions {
  /**
   * Base of the testbed's portal, which serves the archives. With `''`, the description has no
   * download.
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

/** An archive of the contents. */
export interface SchemaOrgDownload {
  '@type': 'DataDownload';
  contentUrl: string;
  /** The media type, if it is known. */
  encodingFormat?: string;
}

/** An artifact as JSON-LD with the vocabulary of schema.org. Unknown values are absent. */
export interface SchemaOrgArtifact {
  '@context': 'https://schema.org';
  '@type': ['Dataset', 'SoftwareSourceCode'];
  /** The address that resolves the DOI, or else {@link url}. */
  '@id'?: string;
  name: string;
  /** 50 to 5,000 characters. */
  description: string;
  /** The short description, if it is too short to be the description. */
  abstract?: string;
  /** The page in the dashboard: of the requested version, or else of the artifact. */
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
  distribution?: SchemaOrgDownload[];
  /** Present if everyone can open the artifact. */
  isAccessibleForFree?: true;
  /** The same as a term of COAR: open access. */
  conditionsOfAccess?: string;
}

/**
 * Describes an artifact and the cited version for programs that read schema.org, such as Google
 * Dataset Search. Contains nothing that is not in the catalogue: no creator without authors (the
 * owner does not replace them), and no licence, which the catalogue does not store. Never contains
 * a sharing key or an e-mail address.
 */
export function schemaOrgOf(artifact: Artifact, options: SchemaOrgOptions): SchemaOrgArtifact {
  const described = printableArtifact(artifact);
  const settings = printableOptions(options);
  const facts = exportedFacts(described, settings);
  const { version, doi } = facts;
  const url = pageOf(described, settings);
  const description = fullAbstractOf(described);
  return {
    '@context': 'https://schema.org',
    '@type': ['Dataset', 'SoftwareSourceCode'],
    ...known({ '@id': doi ? doiUrl(doi) : url }),
    name: facts.title,
    ...namedFields(facts, 'schemaOrg'),
    description,
    ...known({
      abstract: facts.abstract !== description && facts.abstract,
      url,
      identifier: facts.identifiers,
      creator: facts.authors.map(agentOf),
      version: facts.slug,
      datePublished: version && facts.issued,
      ...catalogueOf(facts, settings),
      codeRepository: facts.repository || newestRepositoryOf(described),
      distribution: downloadsOf(described, version, settings),
    }),
    ...(isOpenToAll(artifact) && {
      isAccessibleForFree: true,
      conditionsOfAccess: openAccess.coar,
    }),
  };
}

/** The page of the requested version, or else of the artifact. */
function pageOf({ id }: Artifact, { dashboardUrl, version }: SchemaOrgOptions) {
  const base = readWebAddress(dashboardUrl)?.replace(/\/+$/, '');
  return base && id ? artifactUrl(`${base}/`, id, { version: version?.slug }) : undefined;
}

function agentOf({ name, parts, ...author }: ExportedAuthor): SchemaOrgAgent {
  if (author.isOrganisation) return { '@type': 'Organization', name };
  const { affiliation } = author;
  return {
    '@type': 'Person',
    name,
    ...known({
      givenName: parts.given,
      familyName: wholeFamilyName(parts),
      honorificSuffix: parts.suffix,
      affiliation: affiliation && { '@type': 'Organization' as const, name: affiliation },
    }),
  };
}

function catalogueOf({ catalogue }: ExportedFacts, { dashboardUrl }: SchemaOrgOptions) {
  if (!catalogue) return {};
  const named = { name: catalogue, ...known({ url: readWebAddress(dashboardUrl) }) };
  return {
    publisher: { '@type': 'Organization' as const, ...named },
    includedInDataCatalog: { '@type': 'DataCatalog' as const, ...named },
  };
}

/** The page of the repository shown on the screen if the cited version has none (decision 38). */
function newestRepositoryOf(artifact: Artifact): string | undefined {
  const repository = gitSourceOfArtifact(artifact)?.repository;
  return repository && readWebAddress(repositoryPageUrl(repository));
}

function downloadsOf(
  { id }: Artifact,
  version: ArtifactVersion | undefined,
  { portalUrl = '', urnProvider }: SchemaOrgOptions,
): SchemaOrgDownload[] {
  const isServed = version && id && portalUrl && hasArchive(version, urnProvider);
  if (!isServed) return [];
  const contentUrl = downloadUrl(portalUrl, id, version.slug);
  const encodingFormat = archiveType(version, urnProvider);
  return [{ '@type': 'DataDownload', contentUrl, ...known({ encodingFormat }) }];
}
