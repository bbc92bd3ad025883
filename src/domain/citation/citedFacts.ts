import { artifactUrl } from '../addresses/routes';
import type { Artifact } from '../artifact/artifact';
import { type MonthAndYear, monthAndYear } from '../artifact/timestamps';
import type { ArtifactVersion } from '../artifact/version';
import { doiUrl, versionDoi } from '../artifact/contents/versionContents';
import {
  isSameVersion,
  latestVersion,
  newestFirst,
  unknownVersionText,
} from '../artifact/versions/versions';

/** The data that a citation needs besides the artifact. */
export interface CitationOptions {
  /** The catalogue's name. It is cited as the publisher. */
  productName: string;
  /**
   * Address of the dashboard, with or without a final slash. With `''`, citations contain no
   * address of a dashboard page.
   */
  dashboardUrl: string;
  /**
   * The version to cite, one of the artifact's. Leave it out to cite the newest one: the
   * `undefined` that `findVersion` returns for an unknown version is refused.
   * @default the newest version
   */
  version?: ArtifactVersion;
  /** Name of the testbed: its support contact is not an author. @default 'Chameleon' */
  testbedName?: string;
  /** Address of the testbed's support. @default '' */
  supportEmail?: string;
}

/** A version with a DOI, besides the cited one. */
export interface ArchivedVersion {
  /** The text before the address: `Archived version 2024-12-19:`. */
  label: string;
  /** The address that resolves the DOI. */
  url: string;
}

/** The data about the cited version for a citation (product 10.2). Unknown values are absent. */
export interface CitedFacts {
  /** Absent if the artifact has no versions. */
  version?: ArtifactVersion;
  /** Month and year of the version; without versions, of the last update. */
  date?: MonthAndYear;
  /** The instant of that date, in milliseconds since 1970. */
  instant?: number;
  /** The version's own DOI. */
  doi?: string;
  /**
   * The address of the DOI, or else of the version's page, or without versions of the artifact's
   * page. `''` if there is none.
   */
  url: string;
  /** The newest other version with a DOI, if the cited version has none. */
  archived?: ArchivedVersion;
}

/**
 * The data to cite a version by: its own DOI or none, its own date or none (product 10.2). All
 * formats of a citation use it. Throws a `RangeError` if the artifact lacks the version, and if
 * `version` is given as `undefined`.
 */
export function citedFacts(artifact: Artifact, options: CitationOptions): CitedFacts {
  const version = chosenVersion(artifact, options) ?? latestVersion(artifact);
  const instant = version ? version.createdAt : artifact.updatedAt;
  const date = monthAndYear(instant ?? NaN);
  const known = { version, date, instant: date && instant };
  const doi = version && versionDoi(version);
  if (doi) return { ...known, doi, url: doiUrl(doi) };
  const archived = newestFirst(artifact.versions).map(archivedVersion).find(Boolean);
  return { ...known, url: pageUrl(artifact, options, version), archived };
}

function chosenVersion(artifact: Artifact, options: CitationOptions) {
  const { version } = options;
  if ('version' in options && !version) {
    throw new RangeError(
      `The version to cite of the artifact ${artifact.id} is missing. Leave "version" out to cite the newest one.`,
    );
  }
  if (version && !artifact.versions.some((one) => isSameVersion(one, version))) {
    throw new RangeError(unknownVersionText(artifact, version.slug));
  }
  return version;
}

function archivedVersion(version: ArtifactVersion): ArchivedVersion | undefined {
  const doi = versionDoi(version);
  const label = `Archived version ${version.slug}`.replace(/\s+/g, ' ').trim();
  return doi ? { label: `${label}:`, url: doiUrl(doi) } : undefined;
}

function pageUrl(
  { id }: Artifact,
  { dashboardUrl }: CitationOptions,
  version?: ArtifactVersion,
): string {
  const base = `${dashboardUrl.replace(/\/+$/, '')}/`;
  return id && dashboardUrl ? artifactUrl(base, id, { version: version?.slug }) : '';
}
