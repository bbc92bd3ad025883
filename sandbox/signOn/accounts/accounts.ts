import { randomUUID } from 'node:crypto';

import { eq, or } from 'drizzle-orm';

import type { Database } from '../../database/connection';
import { foldCase } from '../../database/collation';
import { accounts } from '../../database/tables/signOnSchema';
import type { DemoAccount } from './demoAccounts';
import { hashPassword, isPassword } from './passwords';

/** A user who can sign in. */
export interface Account {
  /** The `sub` of tokens. */
  id: string;
  username: string;
  fullName: string;
  email: string;
}

interface NewAccount extends Omit<Account, 'id'> {
  id?: string;
  password: string;
  /** Whether the password is public. */
  isPublished?: boolean;
}

/** The users who can sign in. */
export interface AccountStore {
  find: (id: string) => Promise<Account | undefined>;
  /** Finds a user by name. Ignores letter case. */
  findByName(username: string): Promise<Account | undefined>;
  /** The user with this user name (or e-mail address) and password, if any. */
  verify(username: string, password: string): Promise<Account | undefined>;
  /** Adds an account. Returns undefined if the user name is taken. */
  add(account: NewAccount): Promise<Account | undefined>;
  /** Adds the missing demo accounts. */
  addMissing(demo: DemoAccount[]): Promise<void>;
}

type Row = typeof accounts.$inferSelect;

export function createAccountStore({ queries, write }: Database): AccountStore {
  const byName = async (username: string) => {
    const rows = await queries
      .select()
      .from(accounts)
      .where(eq(accounts.foldedName, foldCase(username.trim())));
    return rows[0];
  };
  const add = async ({ id = randomUUID(), password, isPublished, ...person }: NewAccount) => {
    const passwordHash = await hashPassword(password, isPublished ? 'published' : 'secret');
    const row = {
      id,
      ...person,
      foldedName: foldCase(person.username),
      passwordHash,
      createdAt: Date.now(),
    };
    const added = await write((transaction) =>
      transaction.insert(accounts).values(row).onConflictDoNothing().returning(),
    );
    return added[0] && publicPart(added[0]);
  };
  return {
    find: async (id) => {
      const [row] = await queries.select().from(accounts).where(eq(accounts.id, id));
      return row && publicPart(row);
    },
    findByName: async (username) => {
      const row = await byName(username);
      return row && publicPart(row);
    },
    verify: async (username, password) => {
      const name = username.trim();
      const rows = await queries
        .select()
        .from(accounts)
        .where(or(eq(accounts.foldedName, foldCase(name)), eq(accounts.email, name)))
        .orderBy(accounts.createdAt);
      for (const row of rows) {
        if (await isPassword(password, row.passwordHash)) return publicPart(row);
      }
      return undefined;
    },
    add,
    addMissing: async (demo) => {
      const known = await queries.select({ foldedName: accounts.foldedName }).from(accounts);
      const names = new Set(known.map(({ foldedName }) => foldedName));
      const missing = demo.filter(({ username }) => !names.has(foldCase(username)));
      await Promise.all(
        missing.map(({ id, username, password, fullName, email }) =>
          add({ id, username, password, fullName, email, isPublished: true }),
        ),
      );
    },
  };
}

function publicPart({ id, username, fullName, email }: Row): Account {
  return { id, username, fullName, email };
}
