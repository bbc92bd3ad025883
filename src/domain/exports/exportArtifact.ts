import type { Artifact } from '../artifact/artifact';
import { bibtex } from '../citation/bibtex';
import { citationKey } from '../citation/citationKey';
import { citedFacts } from '../citation/citedFacts';
import { cslItem } from '../citation/cslItem';
import { oldLatexBibtex } from '../citation/oldLatexBibtex';
import { jsonText } from './exportedFacts';
import { type ExportFormat, exportFormats } from './exportFormats';
import { cff } from './formats/cff';
import { codeMeta } from './formats/codeMeta';
import { dataCite } from './formats/dataCite';
import { dataCiteXml } from './formats/dataCiteXml';
import { dublinCore } from './formats/dublinCore';
import { ris } from './formats/ris';
import { roCrate } from './formats/roCrate';
import { importProblem, troviJson } from './formats/troviJson';
import { printableArtifact, printableOptions } from './printable';
import { type SchemaOrgOptions, schemaOrgOf } from './schemaOrg';

/** The options of exports. `version` selects a version. */
export type ExportOptions = SchemaOrgOptions;

/** A file that describes an artifact. */
export interface ExportedFile {
  /** ASCII letters, digits, `_`, `-` and dots: safe on every system. */
  fileName: string;
  mediaType: string;
  /** The contents, to be stored as UTF-8. */
  text: string;
  /** What is missing from the file, if the catalogue's import would refuse it. */
  problem?: string;
}

const longestSlug = 40;

const writers: Readonly<
  Record<ExportFormat, (artifact: Artifact, options: ExportOptions) => string>
> = {
  bibtex,
  'bibtex-old-latex': oldLatexBibtex,
  ris,
  'csl-json': (artifact, options) => jsonText([cslItem(artifact, options)]),
  cff,
  codemeta: codeMeta,
  'schema-org': (artifact, options) => jsonText(schemaOrgOf(artifact, options)),
  'datacite-json': dataCite,
  'datacite-xml': dataCiteXml,
  'ro-crate': roCrate,
  'dublin-core': dublinCore,
  'trovi-json': troviJson,
};

/**
 * Describes an artifact, at `options.version` or its newest version, in a format that other
 * programs read (docs/exports.md). Omits data that is not in the catalogue. Never contains a
 * sharing key.
 */
export function exportArtifact(
  format: ExportFormat,
  artifact: Artifact,
  options: ExportOptions,
): ExportedFile {
  const { mediaType, ending } = exportFormats[format];
  const described = printableArtifact(artifact);
  const settings = printableOptions(options);
  const problem = format === 'trovi-json' ? importProblem(described, settings) : undefined;
  return {
    fileName: `${fileStem(described, settings)}${ending}`,
    mediaType,
    text: writers[format](described, settings),
    ...(problem && { problem }),
  };
}

/** The BibTeX key and the version: `noor_2026_tail_latency_fe9b2ce2-2026-03-02`. */
function fileStem(artifact: Artifact, options: ExportOptions): string {
  const { version } = citedFacts(artifact, options);
  const slug = (version?.slug ?? '')
    .slice(0, longestSlug)
    .replace(/[^\w.-]+/g, '_')
    .replace(/^[._-]+|[._-]+$/g, '');
  return [citationKey(artifact, options), slug].filter(Boolean).join('-');
}
