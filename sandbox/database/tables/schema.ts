import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from 'drizzle-orm/sqlite-core';

import { textColumns } from '../../schemas/textFields';
import { accounts, identityRecords, secrets } from './signOnSchema';

/** Increase it with every change of a table. The sandbox refuses data of another version. */
export const schemaVersion = '5';

/** The URN of a user. Compares without letter case, as on MariaDB (contract/api 1.9). */
const userUrnText = customType<{ data: string }>({ dataType: () => 'text collate nocase' });

const { long_description, ...rowTexts } = textColumns;

/** The texts in the artifact's own row. */
export const rowTextNames = Object.keys(rowTexts) as (keyof typeof rowTexts)[];

const metricColumns = {
  accessCount: integer('access_count').notNull(),
  uniqueAccessCount: integer('unique_access_count').notNull(),
  uniqueCellExecutionCount: integer('unique_cell_execution_count').notNull(),
};

/**
 * Facts about the data: the schema version, the origin in the texts, the number of generated
 * artifacts, and the number of archive records.
 */
export const meta = sqliteTable('meta', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/**
 * One row for each artifact. Rows are narrow, because listings walk the indexes. Long texts have
 * their own table. Instants are milliseconds since 1970. Every index includes the visibility, so
 * that most rows need not be read.
 */
export const artifacts = sqliteTable(
  'artifacts',
  {
    uuid: text('uuid').primaryKey(),
    ...rowTexts,
    visibility: text('visibility', { enum: ['public', 'private'] }).notNull(),
    ownerUrn: userUrnText('owner_urn').notNull(),
    sharingKey: text('sharing_key').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    enableRequests: integer('enable_requests', { mode: 'boolean' }).notNull(),
    accessHours: integer('access_hours'),
    requests: integer('requests').notNull(),
    ...metricColumns,
  },
  (table) => [
    uniqueIndex('artifacts_sharing_key').on(table.sharingKey),
    index('artifacts_owner').on(table.ownerUrn),
    index('artifacts_created').on(table.createdAt, table.uuid, table.visibility),
    index('artifacts_updated').on(table.updatedAt, table.uuid, table.visibility),
    index('artifacts_accesses').on(table.accessCount, table.uuid, table.visibility),
    index('artifacts_users').on(table.uniqueAccessCount, table.uuid, table.visibility),
    index('artifacts_cells').on(table.uniqueCellExecutionCount, table.uuid, table.visibility),
  ],
);

function artifactUuid(): AnySQLiteColumn {
  return artifacts.uuid;
}

/** Long descriptions, separate from the rows that listings walk. */
export const descriptions = sqliteTable('descriptions', {
  artifactUuid: text('artifact_uuid')
    .primaryKey()
    .references(artifactUuid, { onDelete: 'cascade' }),
  long_description,
});

/**
 * The folded texts that `q` searches: the artifact's own texts, and the names of its authors and
 * tags.
 */
export const searchTexts = sqliteTable('search_texts', {
  artifactUuid: text('artifact_uuid')
    .primaryKey()
    .references(artifactUuid, { onDelete: 'cascade' }),
  ownText: text('own_text').notNull(),
  names: text('names').notNull(),
});

/** Authors, ordered by id. */
export const authors = sqliteTable(
  'authors',
  {
    id: integer('id').primaryKey(),
    artifactUuid: text('artifact_uuid').notNull().references(artifactUuid, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    foldedName: text('folded_name').notNull(),
    affiliation: text('affiliation'),
    email: text('email').notNull(),
  },
  (table) => [index('authors_artifact').on(table.artifactUuid, table.id)],
);

/** The vocabulary. Tags ignore letter case. */
export const tags = sqliteTable(
  'tags',
  {
    id: integer('id').primaryKey(),
    tag: text('tag').notNull(),
    foldedTag: text('folded_tag').notNull(),
  },
  (table) => [uniqueIndex('tags_folded').on(table.foldedTag)],
);

export const artifactTags = sqliteTable(
  'artifact_tags',
  {
    artifactUuid: text('artifact_uuid').notNull().references(artifactUuid, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.artifactUuid, table.tagId] }),
    index('artifact_tags_tag').on(table.tagId),
  ],
);

/** Role entries. A user can hold both roles on one artifact. */
export const roles = sqliteTable(
  'roles',
  {
    id: integer('id').primaryKey(),
    artifactUuid: text('artifact_uuid').notNull().references(artifactUuid, { onDelete: 'cascade' }),
    userUrn: userUrnText('user_urn').notNull(),
    role: text('role', { enum: ['administrator', 'collaborator'] }).notNull(),
  },
  (table) => [
    uniqueIndex('roles_entry').on(table.artifactUuid, table.userUrn, table.role),
    index('roles_user').on(table.userUrn, table.artifactUuid),
  ],
);

export const linkedProjects = sqliteTable(
  'linked_projects',
  {
    id: integer('id').primaryKey(),
    artifactUuid: text('artifact_uuid').notNull().references(artifactUuid, { onDelete: 'cascade' }),
    urn: text('urn').notNull(),
  },
  (table) => [index('linked_projects_artifact').on(table.artifactUuid)],
);

/** Links between artifacts, ordered by id. The stored `order` is always 0 (contract/api 2.5). */
export const artifactLinks = sqliteTable(
  'artifact_links',
  {
    id: integer('id').primaryKey(),
    sourceUuid: text('source_uuid').notNull().references(artifactUuid, { onDelete: 'cascade' }),
    targetUuid: text('target_uuid').notNull().references(artifactUuid, { onDelete: 'cascade' }),
    relation: text('relation').notNull(),
  },
  (table) => [
    uniqueIndex('artifact_links_pair').on(table.sourceUuid, table.targetUuid),
    index('artifact_links_target').on(table.targetUuid),
  ],
);

/** Versions. Of two versions with the same instant, the one with the higher id is newer. */
export const versions = sqliteTable(
  'versions',
  {
    id: integer('id').primaryKey(),
    artifactUuid: text('artifact_uuid').notNull().references(artifactUuid, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    createdAt: integer('created_at').notNull(),
    contentsUrn: text('contents_urn').notNull(),
    ...metricColumns,
  },
  (table) => [
    uniqueIndex('versions_slug').on(table.artifactUuid, table.slug),
    // Unique over all artifacts, ignoring letter case (contract/api 2.8).
    uniqueIndex('versions_contents').on(sql`lower(contents_urn)`),
  ],
);

function versionId(): AnySQLiteColumn {
  return versions.id;
}

export const versionLinks = sqliteTable(
  'version_links',
  {
    id: integer('id').primaryKey(),
    versionId: integer('version_id').notNull().references(versionId, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    urn: text('urn').notNull(),
    verified: integer('verified', { mode: 'boolean' }).notNull(),
  },
  (table) => [index('version_links_version').on(table.versionId)],
);

/** How versions are started. `arguments` is any JSON value, as text. */
export const environmentSetups = sqliteTable(
  'environment_setups',
  {
    id: integer('id').primaryKey(),
    versionId: integer('version_id').notNull().references(versionId, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    arguments: text('arguments').notNull(),
  },
  (table) => [index('environment_setups_version').on(table.versionId)],
);

/**
 * Requests to move a version to another backend (contract/api 2.9), ordered by id, until they are
 * settled. After a restart, a request in progress starts again: it takes effect only when its row
 * is removed.
 */
export const migrations = sqliteTable(
  'migrations',
  {
    id: integer('id').primaryKey(),
    versionId: integer('version_id').notNull().references(versionId, { onDelete: 'cascade' }),
    backend: text('backend', { enum: ['zenodo', 'chameleon'] }).notNull(),
    status: text('status', { enum: ['queued', 'in_progress'] }).notNull(),
  },
  (table) => [index('migrations_version').on(table.versionId)],
);

/** Badges of the portal, ordered by id. */
export const badges = sqliteTable(
  'badges',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    redirectLink: text('redirect_link').notNull(),
  },
  (table) => [uniqueIndex('badges_name').on(table.name)],
);

/** The badges of artifacts. The artifact need not exist (contract/portal 1.1). */
export const artifactBadges = sqliteTable('artifact_badges', {
  id: integer('id').primaryKey(),
  artifactUuid: text('artifact_uuid').notNull(),
  badge: text('badge').notNull(),
});

/** All tables. Each one follows the tables that it refers to. */
export const tables = [
  meta,
  artifacts,
  descriptions,
  searchTexts,
  authors,
  tags,
  artifactTags,
  roles,
  linkedProjects,
  artifactLinks,
  versions,
  versionLinks,
  environmentSetups,
  migrations,
  badges,
  artifactBadges,
  secrets,
  accounts,
  identityRecords,
];
