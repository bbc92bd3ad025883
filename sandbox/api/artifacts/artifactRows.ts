import { desc, eq, getTableColumns, sql, type Column, type SQL } from 'drizzle-orm';

import type { Queries } from '../../database/connection';
import * as schema from '../../database/tables/schema';

/** The rows of some artifacts, by the uuid of the artifact or the id of the version. */
export type ArtifactRows = Awaited<ReturnType<typeof readArtifactRows>>;

/** Reads artifacts with everything that belongs to them, with one query for each table. */
export async function readArtifactRows(queries: Queries, uuids: string[]) {
  const ids = JSON.stringify(uuids);
  const { artifacts, descriptions, authors, artifactTags, tags, roles, linkedProjects } = schema;
  const { versions, versionLinks, environmentSetups } = schema;
  const inVersions = sql`in (select ${versions.id} from ${versions}
    where ${isOneOf(versions.artifactUuid, ids)})`;
  const found = await queries.batch([
    queries
      .select({ ...getTableColumns(artifacts), long_description: descriptions.long_description })
      .from(artifacts)
      .leftJoin(descriptions, eq(descriptions.artifactUuid, artifacts.uuid))
      .where(isOneOf(artifacts.uuid, ids)),
    queries.select().from(authors).where(isOneOf(authors.artifactUuid, ids)).orderBy(authors.id),
    queries
      .select({ artifactUuid: artifactTags.artifactUuid, tag: tags.tag })
      .from(artifactTags)
      .innerJoin(tags, eq(tags.id, artifactTags.tagId))
      .where(isOneOf(artifactTags.artifactUuid, ids))
      .orderBy(tags.tag),
    queries.select().from(roles).where(isOneOf(roles.artifactUuid, ids)).orderBy(roles.id),
    queries
      .select()
      .from(linkedProjects)
      .where(isOneOf(linkedProjects.artifactUuid, ids))
      .orderBy(linkedProjects.id),
    linksOf(queries, 'targetUuid').where(isOneOf(schema.artifactLinks.sourceUuid, ids)),
    linksOf(queries, 'sourceUuid').where(isOneOf(schema.artifactLinks.targetUuid, ids)),
    queries
      .select()
      .from(versions)
      .where(isOneOf(versions.artifactUuid, ids))
      .orderBy(desc(versions.createdAt), desc(versions.id)),
    queries
      .select()
      .from(versionLinks)
      .where(sql`${versionLinks.versionId} ${inVersions}`)
      .orderBy(versionLinks.id),
    queries
      .select()
      .from(environmentSetups)
      .where(sql`${environmentSetups.versionId} ${inVersions}`)
      .orderBy(environmentSetups.id),
  ]);
  const [artifactRows, authorRows, tagRows, roleRows, projectRows, outward, inward] = found;
  const [, , , , , , , versionRows, versionLinkRows, setupRows] = found;
  return {
    artifacts: new Map(artifactRows.map((row) => [row.uuid, row])),
    authors: grouped(authorRows, (row) => row.artifactUuid),
    tags: grouped(tagRows, (row) => row.artifactUuid),
    roles: grouped(roleRows, (row) => row.artifactUuid),
    linkedProjects: grouped(projectRows, (row) => row.artifactUuid),
    linksTo: grouped(outward, (row) => row.sourceUuid),
    linksFrom: grouped(inward, (row) => row.targetUuid),
    versions: grouped(versionRows, (row) => row.artifactUuid),
    versionLinks: grouped(versionLinkRows, (row) => row.versionId),
    environmentSetups: grouped(setupRows, (row) => row.versionId),
  };
}

/** Links with the title and owner of the artifact at the other end. */
function linksOf(queries: Queries, otherEnd: 'sourceUuid' | 'targetUuid') {
  const { artifactLinks, artifacts } = schema;
  return queries
    .select({
      ...getTableColumns(artifactLinks),
      title: artifacts.title,
      ownerUrn: artifacts.ownerUrn,
    })
    .from(artifactLinks)
    .innerJoin(artifacts, eq(artifacts.uuid, artifactLinks[otherEnd]))
    .orderBy(artifactLinks.id)
    .$dynamic();
}

/** Uses one SQL parameter for any number of ids. */
function isOneOf(column: Column, ids: string): SQL {
  return sql`${column} in (select value from json_each(${ids}))`;
}

function grouped<Row, Key>(rows: Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return (key) => groups.get(key) ?? [];
}
