import type { Artifact } from '../../artifact/artifact';
import { bibtex } from '../../citation/bibtex';
import { citationKey } from '../../citation/citationKey';
import type { CitationOptions } from '../../citation/citedFacts';
import { cslItem } from '../../citation/cslItem';
import { oldLatexBibtex } from '../../citation/oldLatexBibtex';
import { ris } from '../formats/ris';
import { printableArtifact, printableOptions } from '../printable';
import { csvHead, csvRow } from './csv';
import { type ListFormat, listFormats } from './listFormats';
import { writeJson } from '../../text/writeJson';

/** A file with many artifacts. */
export interface ExportedList {
  /** ASCII letters, digits, hyphens and dots. */
  fileName: string;
  mediaType: string;
  /**
   * The contents, to be joined and stored as UTF-8: a beginning, one part for each artifact, and an
   * end. Each part is created on demand, so that a page can pause between parts.
   */
  parts: Iterable<string>;
}

interface ListWriter {
  start?: string;
  between?: string;
  end?: string;
  /** Writes an artifact. `key` is unique. */
  write: (artifact: Artifact, options: CitationOptions, key: string) => string;
}

const writers: Readonly<Record<ListFormat, ListWriter>> = {
  bibtex: bibtexWriter(bibtex),
  'bibtex-old-latex': bibtexWriter(oldLatexBibtex),
  ris: {
    between: '\r\n',
    write: (artifact, options, key) =>
      ris(artifact, options).replace(/^ID {2}- .*(?=\r$)/m, () => `ID  - ${key}`),
  },
  'csl-json': {
    start: '[\n',
    between: ',\n',
    end: '\n]\n',
    write: (artifact, options, id) => writeJson({ ...cslItem(artifact, options), id }),
  },
  csv: { start: csvHead, write: csvRow },
};

function bibtexWriter(write: typeof bibtex): ListWriter {
  return {
    between: '\n',
    write: (artifact, options, key) =>
      write(artifact, options).replace(/^(@\w+\{)[^,]*/, (_, start) => `${start}${key}`),
  };
}

/**
 * Writes artifacts into one file, each at its newest version. Keys of BibTeX, RIS and CSL-JSON are
 * unique in the file: if a key is taken, the artifact gets the key with `_2`, `_3` and so on.
 */
export function exportList(
  format: ListFormat,
  artifacts: readonly Artifact[],
  options: Omit<CitationOptions, 'version'>,
): ExportedList {
  const { mediaType, ending } = listFormats[format];
  const catalogue = options.productName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const name = catalogue.slice(0, 40).replace(/^-+|-+$/g, '');
  return {
    fileName: `${[name, 'artifacts'].filter(Boolean).join('-')}${ending}`,
    mediaType,
    parts: partsOf(writers[format], artifacts, printableOptions(options)),
  };
}

function* partsOf(
  { start = '', between = '', end = '', write }: ListWriter,
  artifacts: readonly Artifact[],
  options: CitationOptions,
): Generator<string> {
  const taken = new Map<string, number>();
  yield start;
  for (const [index, artifact] of artifacts.entries()) {
    const described = printableArtifact(artifact);
    const key = freeKey(citationKey(described, options), taken);
    yield `${index > 0 ? between : ''}${write(described, options, key)}`;
  }
  yield end;
}

/**
 * Uses the key, or the first free one with a number. `taken` contains the last number of each key.
 */
function freeKey(key: string, taken: Map<string, number>): string {
  let number = taken.get(key) ?? 0;
  let free = key;
  do {
    number += 1;
    if (number > 1) free = `${key}_${number}`;
  } while (number > 1 && taken.has(free));
  taken.set(key, number);
  if (number > 1) taken.set(free, 1);
  return free;
}
