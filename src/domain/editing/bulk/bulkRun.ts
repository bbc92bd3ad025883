import * as v from 'valibot';
import { parseStored, storedList } from '../../text/parseStored';
import { type BulkChange, bulkChangeSchema, undoOf } from './bulkChange';
import { ownObject } from '../../text/ownObject';

/** The result of a change to an artifact. */
export type BulkResult = 'waiting' | 'running' | 'done' | 'failed' | 'skipped';

const itemSchema = ownObject({
  id: v.string(),
  title: v.string(),
  result: v.picklist(['waiting', 'running', 'done', 'failed', 'skipped']),
  /** Why it failed or was skipped, as a sentence. */
  reason: v.optional(v.string()),
  /** The change was sent, and it is unknown whether it arrived. */
  isSent: v.optional(v.boolean()),
});

/** An artifact of a run. */
export type BulkItem = v.InferOutput<typeof itemSchema>;

/** The known data of an artifact besides its result. */
export type BulkDetails = Pick<BulkItem, 'reason' | 'isSent'>;

/** A change to many artifacts, and its progress. It can be stored as JSON. */
export interface BulkRun {
  change: BulkChange;
  items: readonly BulkItem[];
  /** Whether it undoes an earlier run. */
  isUndo: boolean;
}

const runSchema = ownObject({
  change: bulkChangeSchema,
  items: storedList(itemSchema),
  isUndo: v.boolean(),
});

/** Starts a run. Nothing is sent yet. */
export function beginRun(
  change: BulkChange,
  artifacts: readonly { id: string; title: string }[],
): BulkRun {
  const items = artifacts.map(({ id, title }) => ({ id, title, result: 'waiting' as const }));
  return { change, items, isUndo: false };
}

/** Records the result for an artifact. */
export function noteResult(
  run: BulkRun,
  id: string,
  result: BulkResult,
  { reason, isSent }: BulkDetails = {},
): BulkRun {
  const items = run.items.map((item) => {
    if (item.id !== id) return item;
    const { title } = item;
    return {
      id,
      title,
      result,
      ...(reason !== undefined && { reason }),
      ...(isSent && { isSent }),
    };
  });
  return { ...run, items };
}

/** Sets one failed artifact, or all of them, back to waiting for another attempt. */
export function waitAgain(run: BulkRun, id?: string): BulkRun {
  const failed = run.items.filter((item) => item.result === 'failed' && (!id || item.id === id));
  return failed.reduce(
    (last, { id: failedId, isSent }) => noteResult(last, failedId, 'waiting', { isSent }),
    run,
  );
}

/** The run that undoes the changes that were made, and those that may have been made. */
export function undoRun(run: BulkRun): BulkRun {
  const changed = run.items.filter(({ result, isSent }) => result === 'done' || isSent);
  return { ...beginRun(undoOf(run.change), changed), isUndo: !run.isUndo };
}

/** How many artifacts have a result. */
export function countResult(run: BulkRun, result: BulkResult): number {
  return run.items.filter((item) => item.result === result).length;
}

/** How many artifacts are neither waiting nor running. */
export function countSettled(run: BulkRun): number {
  return run.items.length - countResult(run, 'waiting') - countResult(run, 'running');
}

/**
 * Reads a stored run. `undefined` if there is none. Changes that were running when the user left
 * the page wait again: the artifact is read before it is changed, so nothing happens twice.
 */
export function readRun(stored: unknown): BulkRun | undefined {
  const run = parseStored(runSchema, stored);
  if (!run || run.items.length === 0) return undefined;
  const items = run.items.map((item) =>
    item.result === 'running' ? { ...item, result: 'waiting' as const } : item,
  );
  return { ...run, items };
}
