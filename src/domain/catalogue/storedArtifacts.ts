import * as v from 'valibot';
import type { Artifact } from '../artifact/artifact';

const count = v.optional(v.number());
const optionalText = v.optional(v.string());
const metrics = v.optional(
  v.strictObject({ accessCount: count, uniqueAccessCount: count, uniqueCellExecutionCount: count }),
);

const versionSchema = v.object({
  slug: v.string(),
  createdAt: count,
  contentsUrn: v.string(),
  metrics,
  links: v.array(v.object({ label: v.string(), urn: v.string(), verified: v.boolean() })),
  environmentSetup: v.array(v.object({ type: v.string(), arguments: v.optional(v.unknown()) })),
});

const artifactSchema = v.object({
  id: v.string(),
  title: v.string(),
  shortDescription: v.string(),
  longDescription: v.string(),
  visibility: v.picklist(['public', 'private']),
  ownerUrn: v.string(),
  authors: v.array(v.object({ fullName: v.string(), affiliation: v.string(), email: v.string() })),
  tags: v.array(v.string()),
  versions: v.array(versionSchema),
  roles: v.array(v.object({ user: v.string(), role: v.string() })),
  linkedArtifacts: v.array(
    v.object({ relation: v.string(), artifactId: v.string(), title: v.string() }),
  ),
  linkedFrom: v.array(
    v.object({ artifactId: v.string(), title: v.string(), ownerUrn: v.string() }),
  ),
  reproducibility: v.object({ enableRequests: v.boolean(), accessHours: count }),
  createdAt: count,
  updatedAt: count,
  metrics,
  citation: optionalText,
  sharingKey: optionalText,
  linkedProjects: v.optional(v.array(v.string())),
});

const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(artifactSchema));

/** Writes artifacts as text for the browser's storage, without the keys to private artifacts. */
export function writeStoredArtifacts(artifacts: readonly Artifact[]): string {
  return JSON.stringify(
    artifacts.map((artifact) =>
      artifact.sharingKey ? { ...artifact, sharingKey: undefined } : artifact,
    ),
  );
}

/** Reads text of {@link writeStoredArtifacts}. `undefined` for any other value. */
export function readStoredArtifacts(text: unknown): Artifact[] | undefined {
  const { success, output } = v.safeParse(storedSchema, text, { abortEarly: true });
  return success ? output : undefined;
}
