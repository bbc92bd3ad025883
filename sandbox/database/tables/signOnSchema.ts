import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/** Keys that are created once, by name. With them, tokens and sessions survive a restart. */
export const secrets = sqliteTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** The users who can sign in. User names ignore letter case. */
export const accounts = sqliteTable(
  'accounts',
  {
    /** The `sub` of tokens. */
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    foldedName: text('folded_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('accounts_name').on(table.foldedName)],
);

/**
 * Sessions, grants, codes and refresh tokens, as oidc-provider writes them. Instants are
 * milliseconds since 1970.
 */
export const identityRecords = sqliteTable(
  'identity_records',
  {
    /** The kind of record: `Session`, `Grant`, `RefreshToken`, … */
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: text('payload').notNull(),
    uid: text('uid'),
    grantId: text('grant_id'),
    accountId: text('account_id'),
    expiresAt: integer('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('identity_records_uid').on(table.uid),
    index('identity_records_grant').on(table.grantId),
    index('identity_records_account').on(table.accountId),
  ],
);
