import type { Queries } from '../../database/connection';
import { readArtifactRows, type ArtifactRows } from './artifactRows';
import { hasDoi } from '../contents/contentsUrn';
import { seesEveryVersion, seesSharingKey, type Reader } from './visibility';
import { textsOf } from '../../schemas/textFields';
import type { WireArtifact, WireVersion } from '../../schemas/artifact';
import { wireMetrics, wireTime } from './wire';

/** The number of artifacts to read at once. Other calls run in between. */
const chunkSize = 500;

/**
 * Loads artifacts in the order of the uuids, as the reader sees them. Check first that the reader
 * can see them.
 */
export async function loadArtifacts(
  queries: Queries,
  uuids: string[],
  reader: Reader,
): Promise<WireArtifact[]> {
  const loaded: WireArtifact[] = [];
  for (let start = 0; start < uuids.length; start += chunkSize) {
    const chunk = uuids.slice(start, start + chunkSize);
    const rows = await readArtifactRows(queries, chunk);
    for (const uuid of chunk) {
      const artifact = artifactToWire(rows, uuid, reader);
      if (artifact) loaded.push(artifact);
    }
    if (start + chunkSize < uuids.length) await new Promise((resolve) => setImmediate(resolve));
  }
  return loaded;
}

function artifactToWire(
  rows: ArtifactRows,
  uuid: string,
  reader: Reader,
): WireArtifact | undefined {
  const row = rows.artifacts.get(uuid);
  if (!row) return undefined;
  const roles = rows.roles(uuid).map(({ userUrn, role }) => ({ user: userUrn, role }));
  const standing = { ...row, roleHolders: roles.map(({ user }) => user) };
  const isWhole = seesEveryVersion(reader, standing);
  return {
    uuid,
    created_at: wireTime(row.createdAt),
    updated_at: wireTime(row.updatedAt),
    ...textsOf(row),
    tags: rows.tags(uuid).map(({ tag }) => tag),
    authors: rows.authors(uuid).map(({ fullName, affiliation, email }) => ({
      full_name: fullName,
      affiliation,
      email,
    })),
    owner_urn: row.ownerUrn,
    roles,
    visibility: row.visibility,
    linked_projects: rows.linkedProjects(uuid).map(({ urn }) => urn),
    linked_from: rows.linksFrom(uuid).map((link) => ({
      linked_from_title: link.title,
      linked_from_owner: link.ownerUrn,
      relation: link.relation,
      order: 0,
      source_artifact: link.sourceUuid,
    })),
    linked_artifacts: rows.linksTo(uuid).map((link) => ({
      linked_title: link.title,
      linked_artifact: link.targetUuid,
      relation: link.relation,
      order: 0,
    })),
    reproducibility: {
      enable_requests: row.enableRequests,
      access_hours: row.accessHours,
      requests: row.requests,
    },
    versions: versionsToWire(rows, uuid).filter(({ contents }) => isWhole || hasDoi(contents.urn)),
    metrics: wireMetrics(row),
    ...(seesSharingKey(reader, standing) && { sharing_key: row.sharingKey }),
  };
}

function versionsToWire(rows: ArtifactRows, uuid: string): WireVersion[] {
  return rows.versions(uuid).map((version) => ({
    slug: version.slug,
    created_at: wireTime(version.createdAt),
    contents: { urn: version.contentsUrn },
    metrics: wireMetrics(version),
    links: rows
      .versionLinks(version.id)
      .map(({ label, verified, urn }) => ({ label, verified, urn })),
    environment_setup: rows.environmentSetups(version.id).map((setup) => ({
      type: setup.type,
      arguments: JSON.parse(setup.arguments) as unknown,
    })),
  }));
}
