import type { Author } from '../artifact/author';
import { CodedError } from '../errors/codedError';

/** The formats that {@link readMetadata} recognises, with their names for users. */
export const importFormats = {
  bibtex: 'BibTeX',
  ris: 'RIS',
  cff: 'CITATION.cff',
  codemeta: 'codemeta.json',
  'schema-org': 'schema.org JSON-LD',
  'ro-crate': 'RO-Crate metadata',
  'datacite-json': 'DataCite JSON',
  'csl-json': 'CSL-JSON',
  zenodo: '.zenodo.json',
  'trovi-json': 'trovi.json',
  catalogue: 'JSON of the catalogue',
} as const;

/** The name of a format. */
export type ImportFormat = keyof typeof importFormats;

/** The data about one work in another program's file. Unknown texts are `''`. */
export interface ImportedMetadata {
  format: ImportFormat;
  title: string;
  /** Plain text. */
  shortDescription: string;
  /** Markdown. */
  longDescription: string;
  /** The first 100. */
  authors: Author[];
  /** How many more authors there are. */
  furtherAuthors: number;
  /** As in the file. The catalogue may not have them. */
  tags: string[];
  /** The page of a git repository. */
  repository: string;
  /** Without `https://doi.org/`. */
  doi: string;
  /** How many works the file describes. The other fields are from the first. */
  entries: number;
  /** What the file states and the form has no field for: `ORCID`, `licence`, `version`. */
  unused: string[];
}

/**
 * Why a text could not be read. `malformed`: its format is known, but the text breaks the format's
 * rules. `nothing`: it describes no work.
 */
export type UnreadableCode = 'empty' | 'too-large' | 'unknown-format' | 'malformed' | 'nothing';

/** A text that describes no work in a known format. The message is for users. */
export class UnreadableMetadataError extends CodedError<UnreadableCode> {}

/** The error for a text that breaks the rules of its format. Lines count from 1. */
export function malformed(
  format: ImportFormat,
  reason: string,
  line?: number,
): UnreadableMetadataError {
  const place = line === undefined ? '' : `Line ${line}: `;
  const text = `This ${importFormats[format]} cannot be read. ${place}${reason}`;
  return new UnreadableMetadataError('malformed', text);
}

/** The number of the line that contains a position, counted from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
