import * as v from 'valibot';
import { ownObject } from '../../text/ownObject';
import type { Notebook } from './notebook';

/** Why a file with the ending of a notebook is none. */
export type NotebookProblem = 'json' | 'shape' | 'version';

/** The text, or its parsed JSON, is not a notebook of a version that we read. */
export class NotebookError extends Error {
  override readonly name = 'NotebookError';
  readonly problem: NotebookProblem;
  /** The version that the file names, for `version`. */
  readonly version?: number;

  constructor(problem: NotebookProblem, version?: number) {
    super(`This is not a notebook: ${problem}.`);
    this.problem = problem;
    if (version !== undefined) this.version = version;
  }
}

const name = v.fallback(v.optional(v.string()), undefined);
const named = <Key extends string>(key: Key) =>
  v.fallback(v.optional(ownObject({ [key]: name } as Record<Key, typeof name>)), undefined);
const metadataSchema = v.fallback(
  v.optional(ownObject({ language_info: named('name'), kernelspec: named('language') })),
  undefined,
);
const documentSchema = ownObject({ nbformat: v.number(), metadata: metadataSchema });
const cellsSchema = ownObject({ cells: v.array(v.unknown()) });
const worksheetsSchema = ownObject({ worksheets: v.array(cellsSchema) });

/**
 * Reads the parsed JSON of a notebook, version 3 or 4 of its format (nbformat). Throws a
 * `NotebookError` for anything else.
 */
export function readNotebook(json: unknown): Notebook {
  const document = v.safeParse(documentSchema, json);
  if (!document.success) throw new NotebookError('shape');
  const { nbformat, metadata } = document.output;
  if (nbformat !== 3 && nbformat !== 4) throw new NotebookError('version', nbformat);
  const cells = nbformat === 4 ? v.safeParse(cellsSchema, json) : worksheetCells(json);
  if (!cells.success) throw new NotebookError('shape');
  const language = metadata?.language_info?.name ?? metadata?.kernelspec?.language;
  return { format: nbformat, cells: cells.output.cells, ...(language && { language }) };
}

function worksheetCells(json: unknown) {
  const { success, output } = v.safeParse(worksheetsSchema, json);
  if (!success) return { success } as const;
  return { success, output: { cells: output.worksheets.flatMap(({ cells }) => cells) } } as const;
}

/** Whether the notebook keeps a value as it is written: data of a JSON type. */
export function isJsonType(type: string): boolean {
  return type === 'application/json' || type.endsWith('+json');
}
