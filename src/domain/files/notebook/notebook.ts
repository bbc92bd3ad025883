import type { JsonText } from '../json/jsonReader';

/** A Jupyter notebook. Its cells are read one by one ({@link readCell}), since it may have many. */
export interface Notebook {
  /** The language of its code, as the notebook names it. */
  language?: string;
  /** As the file has them. */
  cells: readonly unknown[];
  /** The version of the format of its cells. */
  format: 3 | 4;
}

/** Data of an output or of an attachment by MIME type. */
export type MimeBundle = ReadonlyMap<string, string | JsonText>;

/** A cell of a notebook. `unknown`: a kind that the format does not have, or a damaged cell. */
export type NotebookCell =
  | MarkdownCell
  | { kind: 'raw'; source: string }
  | { kind: 'html'; source: string }
  | CodeCell
  | { kind: 'unknown' };

export interface MarkdownCell {
  kind: 'markdown';
  source: string;
  /** Addresses of pictures (`data:`) by the name in `attachment:name`. */
  pictures: ReadonlyMap<string, string>;
}

export interface CodeCell {
  kind: 'code';
  source: string;
  /** The number of its last run. */
  count?: number;
  /** The language of this cell, if it has its own (version 3). */
  language?: string;
  outputs: readonly NotebookOutput[];
}

/** What a run of a cell left. `unknown`: a kind that the format does not have, or a damaged one. */
export type NotebookOutput =
  | { kind: 'stream'; text: string; isError: boolean }
  | { kind: 'error'; name: string; message: string; traceback: string }
  | DataOutput
  | { kind: 'unknown' };

export interface DataOutput {
  kind: 'data';
  /** The richest part that can be shown. Absent if there is none. */
  shown?: ShownData;
  /** The MIME types of parts that would have to run, and without `shown` of all parts. */
  leftOut: readonly string[];
}

/** The part of an output that is shown. */
export type ShownData =
  | { kind: 'picture'; address: string; width?: number }
  /** `plain`: the same as text, for HTML that shows nothing without a program. */
  | { kind: 'html'; text: string; plain?: string }
  | { kind: 'markdown' | 'latex' | 'json' | 'text'; text: string };
