import type { Artifact } from '../artifact/artifact';
import { bibtex } from '../citation/bibtex';
import { citationKey } from '../citation/citationKey';
import { type CitationOptions, citedFacts } from '../citation/citedFacts';
import { cslItem } from '../citation/cslItem';
import { type ExportFormat, exportFormats } from './exportFormats';
import { printableArtifact, printableOptions } from './printable';

/** A file that describes an artifact. */
export interface ExportedFile {
  /** ASCII letters, digits, `_`, `-` and dots: safe on every system. */
  fileName: string;
  mediaType: string;
  /** The contents, to be stored as UTF-8. */
  text: string;
}

const longestSlug = 40;

const writers: Readonly<
  Record<ExportFormat, (artifact: Artifact, options: CitationOptions) => string>
> = {
  bibtex,
  'csl-json': (artifact, options) => json([cslItem(artifact, options)]),
};

/**
 * Describes an artifact, at `options.version` or its newest version, in a format that other
 * programs read (docs/exports.md). Leaves out what the catalogue does not know. Never contains a
 * sharing key.
 */
export function exportArtifact(
  format: ExportFormat,
  artifact: Artifact,
  options: CitationOptions,
): ExportedFile {
  const { mediaType, ending } = exportFormats[format];
  const described = printableArtifact(artifact);
  const settings = printableOptions(options);
  return {
    fileName: `${fileStem(described, settings)}${ending}`,
    mediaType,
    text: writers[format](described, settings),
  };
}

/** The BibTeX key and the version: `noor_2026_tail_latency_fe9b2ce2-2026-03-02`. */
function fileStem(artifact: Artifact, options: CitationOptions): string {
  const { version } = citedFacts(artifact, options);
  const slug = (version?.slug ?? '')
    .slice(0, longestSlug)
    .replace(/[^\w.-]+/g, '_')
    .replace(/^[._-]+|[._-]+$/g, '');
  return [citationKey(artifact, options), slug].filter(Boolean).join('-');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
