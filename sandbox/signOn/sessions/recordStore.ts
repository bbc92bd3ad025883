import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';

import type { Clock } from '../../switches/clock';
import type { Database } from '../../database/connection';
import { identityRecords } from '../../database/tables/signOnSchema';

/** Stores the records of oidc-provider in the database, and ends sessions. */
export interface RecordStore {
  /** The store of one model, in the form that oidc-provider expects. */
  adapterFor(model: string): Adapter;
  /**
   * Ends all sessions of a user, with their codes, grants and refresh tokens. Returns the number of
   * sessions.
   */
  endSessionsOf(accountId: string): Promise<number>;
  /** Ends one session, with its codes, grants and refresh tokens. */
  endSession(uid: string): Promise<void>;
  /** Deletes expired records. */
  forgetExpired(): Promise<void>;
}

/**
 * The instants in payloads, in seconds. oidc-provider uses the machine's clock, so the store
 * converts them: the database has the sandbox's clock.
 */
const instants = ['iat', 'exp', 'loginTs', 'authTime', 'iiat'] as const;

export function createRecordStore({ queries, write }: Database, clock: Clock): RecordStore {
  const find = async (model: string, column: 'id' | 'uid', value: string) => {
    const [row] = await queries
      .select()
      .from(identityRecords)
      .where(and(eq(identityRecords.model, model), eq(identityRecords[column], value)));
    if (!row || (row.expiresAt !== null && row.expiresAt <= clock.now())) return undefined;
    return shifted(JSON.parse(row.payload) as AdapterPayload, -clock.offsetMs());
  };
  const adapterFor = (model: string): Adapter => ({
    upsert: async (id, given, expiresIn) => {
      const payload = shifted(given, clock.offsetMs());
      const row = {
        payload: JSON.stringify(payload),
        uid: payload.uid ?? null,
        grantId: payload.grantId ?? null,
        accountId: payload.accountId ?? null,
        expiresAt: expiresIn === undefined ? null : clock.now() + expiresIn * 1000,
      };
      await write((transaction) =>
        transaction
          .insert(identityRecords)
          .values({ model, id, ...row })
          .onConflictDoUpdate({ target: [identityRecords.model, identityRecords.id], set: row }),
      );
    },
    find: (id) => find(model, 'id', id),
    findByUid: (uid) => find(model, 'uid', uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const consumed = Math.floor(clock.now() / 1000);
      await write((transaction) =>
        transaction
          .update(identityRecords)
          .set({ payload: sql`json_set(${identityRecords.payload}, '$.consumed', ${consumed})` })
          .where(and(eq(identityRecords.model, model), eq(identityRecords.id, id))),
      );
    },
    destroy: async (id) => {
      await write((transaction) =>
        transaction
          .delete(identityRecords)
          .where(and(eq(identityRecords.model, model), eq(identityRecords.id, id))),
      );
    },
    revokeByGrantId: async (grantId) => {
      await write((transaction) =>
        transaction.delete(identityRecords).where(eq(identityRecords.grantId, grantId)),
      );
    },
  });
  return {
    adapterFor,
    endSessionsOf: (accountId) =>
      write(async (transaction) => {
        const ended = await transaction
          .delete(identityRecords)
          .where(eq(identityRecords.accountId, accountId))
          .returning({ model: identityRecords.model });
        return ended.filter(({ model }) => model === 'Session').length;
      }),
    endSession: async (uid) => {
      await write((transaction) =>
        transaction.delete(identityRecords).where(
          or(
            and(eq(identityRecords.model, 'Session'), eq(identityRecords.uid, uid)),
            // Codes and refresh tokens have the id of their session in the payload.
            sql`json_extract(${identityRecords.payload}, '$.sessionUid') = ${uid}`,
          ),
        ),
      );
    },
    forgetExpired: async () => {
      await write((transaction) =>
        transaction
          .delete(identityRecords)
          .where(
            and(isNotNull(identityRecords.expiresAt), lt(identityRecords.expiresAt, clock.now())),
          ),
      );
    },
  };
}

function shifted(payload: AdapterPayload, milliseconds: number): AdapterPayload {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds === 0) return payload;
  const moved = instants
    .filter((name) => typeof payload[name] === 'number')
    .map((name) => [name, Number(payload[name]) + seconds]);
  return { ...payload, ...Object.fromEntries(moved) } as AdapterPayload;
}
