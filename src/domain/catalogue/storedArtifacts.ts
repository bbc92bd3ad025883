import type { Artifact } from '../artifact/artifact';

type Check = (value: unknown) => boolean;
/** A check for each member of a type, also of those that may be missing. */
type Checks<Type> = { [Name in keyof Required<Type>]: Check };

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isAnything: Check = () => true;

/** The check of a list of artifacts. It is made when it is needed: most who load this module have no use for it. */
function artifactListCheck(): Check {
  const isCount = isMissingOr((value) => typeof value === 'number');
  const isMetrics = isMissingOr(
    isObjectOf<Required<Artifact>['metrics']>({
      accessCount: isCount,
      uniqueAccessCount: isCount,
      uniqueCellExecutionCount: isCount,
    }),
  );
  return isListOf(
    isObjectOf<Artifact>({
      id: isText,
      title: isText,
      shortDescription: isText,
      longDescription: isText,
      visibility: (value) => value === 'public' || value === 'private',
      ownerUrn: isText,
      authors: isListOf(isObjectOf({ fullName: isText, affiliation: isText, email: isText })),
      tags: isListOf(isText),
      versions: isListOf(
        isObjectOf<Artifact['versions'][number]>({
          slug: isText,
          createdAt: isCount,
          contentsUrn: isText,
          metrics: isMetrics,
          links: isListOf(isObjectOf({ label: isText, urn: isText, verified: isFlag })),
          environmentSetup: isListOf(isObjectOf({ type: isText, arguments: isAnything })),
        }),
      ),
      roles: isListOf(isObjectOf({ user: isText, role: isText })),
      linkedArtifacts: isListOf(
        isObjectOf({ relation: isText, artifactId: isText, title: isText }),
      ),
      linkedFrom: isListOf(isObjectOf({ artifactId: isText, title: isText, ownerUrn: isText })),
      reproducibility: isObjectOf<Artifact['reproducibility']>({
        enableRequests: isFlag,
        accessHours: isCount,
      }),
      createdAt: isCount,
      updatedAt: isCount,
      metrics: isMetrics,
      citation: isMissingOr(isText),
      sharingKey: isMissingOr(isText),
    }),
  );
}

/** Artifacts as text to keep. The keys that open private ones are not kept. */
export function writeStoredArtifacts(artifacts: readonly Artifact[]): string {
  return JSON.stringify(artifacts.map((artifact) => ({ ...artifact, sharingKey: undefined })));
}

/** Artifacts that were kept; nothing if the text holds anything else. */
export function readStoredArtifacts(text: unknown): Artifact[] | undefined {
  try {
    const stored: unknown = JSON.parse(String(text));
    return artifactListCheck()(stored) ? (stored as Artifact[]) : undefined;
  } catch {
    return undefined;
  }
}

function isMissingOr(check: Check): Check {
  return (value) => value === undefined || check(value);
}

function isListOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

function isObjectOf<Type>(checks: Checks<Type>): Check {
  const all = Object.entries<Check>(checks);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    all.every(([name, check]) => check((value as Record<string, unknown>)[name]));
}
