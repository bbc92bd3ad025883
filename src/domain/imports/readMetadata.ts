import { type DescribedWork, fittedWork } from './describedWork';
import { formatOfName, jsonFormatOf, textFormatOf } from './detectFormat';
import { readBibtex } from './formats/bibtex/bibtex';
import { readCatalogueJson } from './formats/catalogueJson';
import { readCff } from './formats/cff';
import { readCslJson } from './formats/cslJson';
import { readDataCite } from './formats/dataCite';
import { readLinkedData } from './formats/linkedData/linkedData';
import { readRis } from './formats/ris';
import { readRoCrate } from './formats/linkedData/roCrate';
import { readZenodo } from './formats/zenodo';
import {
  type ImportedMetadata,
  type ImportFormat,
  importFormats,
  lineAt,
  malformed,
  UnreadableMetadataError,
} from './importedMetadata';

/** The longest text that is read, in UTF-16 code units. */
export const longestMetadata = 1_000_000;

/** The longest YAML: its parser's run time is quadratic in the length of some texts. */
const longestYaml = 100_000;

/** More anchors are an attack: CITATION.cff needs none. */
const mostAnchors = 50;

/** Parses YAML. Rejects with an error whose `line` counts from 1, if the parser reports it. */
export type ParseYaml = (text: string) => Promise<unknown>;

export interface ReadMetadataOptions {
  /** Name of the file, if the text comes from one. */
  fileName?: string;
  /** Without it, CITATION.cff cannot be read. */
  parseYaml?: ParseYaml;
}

const jsonReaders: Partial<Record<ImportFormat, (file: unknown) => DescribedWork>> = {
  codemeta: readLinkedData,
  'schema-org': readLinkedData,
  'ro-crate': readRoCrate,
  'datacite-json': readDataCite,
  'csl-json': readCslJson,
  zenodo: readZenodo,
  'trovi-json': readRoCrate,
  catalogue: readCatalogueJson,
};

/**
 * Reads another program's file about a work. Recognises the format by the contents, then by the
 * file's name. Throws an {@link UnreadableMetadataError} for any other text.
 */
export async function readMetadata(
  source: string,
  options: ReadMetadataOptions = {},
): Promise<ImportedMetadata> {
  if (source.length > longestMetadata) throw tooLarge(longestMetadata);
  const text = source.replace(/[\u200b\u2060\ufeff]/g, '').replace(/^[\u200e\u200f]+/, '');
  if (!text.trim()) throw new UnreadableMetadataError('empty', 'There is nothing to read.');
  const { format, work } = await workIn(text, options);
  const fitted = fittedWork(format, work);
  const { title, shortDescription, authors } = fitted;
  if (title || shortDescription || authors.length > 0) return fitted;
  throw new UnreadableMetadataError(
    'nothing',
    `This ${importFormats[format]} has no title, description or authors.`,
  );
}

async function workIn(
  text: string,
  options: ReadMetadataOptions,
): Promise<{ format: ImportFormat; work: DescribedWork }> {
  if (/^\s*[[{]/.test(text)) {
    const file = parseJson(text);
    const format = jsonFormatOf(file);
    const read = format && jsonReaders[format];
    if (!read) throw unknownFormat();
    return { format, work: read(file) };
  }
  const format = textFormatOf(text) ?? formatOfName(options.fileName ?? '');
  if (format === 'ris') return { format, work: readRis(text) };
  if (format === 'bibtex') return { format, work: readBibtex(text) };
  if (format === 'cff') return { format, work: readCff(await yamlIn(text, options.parseYaml)) };
  throw unknownFormat();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const [, line, position] = /\bline (\d+)|\bposition (\d+)/.exec(said) ?? [];
    const end = /\bend of/i.test(said) ? text.length : undefined;
    const start = position ? Number(position) : end;
    const place = line ? Number(line) : start && lineAt(text, start);
    const at = place === undefined ? '' : ` See line ${place}.`;
    throw new UnreadableMetadataError('malformed', `This is not valid JSON.${at}`);
  }
}

async function yamlIn(text: string, parseYaml?: ParseYaml): Promise<unknown> {
  if (text.length > longestYaml) throw tooLarge(longestYaml);
  if (!parseYaml) {
    const message = 'CITATION.cff cannot be read on this page. Use another format.';
    throw new UnreadableMetadataError('unknown-format', message);
  }
  const anchors = text.match(/(?:^|\s)&[^\s,[\]{}]/gm) ?? [];
  if (anchors.length > mostAnchors) throw malformed('cff', 'It has too many anchors.');
  return parseYaml(text).catch((error: unknown) => {
    const { message, line } = (error instanceof Error ? error : {}) as Error & { line?: number };
    throw malformed('cff', message || 'Its YAML is not valid.', line);
  });
}

function tooLarge(limit: number): UnreadableMetadataError {
  const count = limit.toLocaleString('en');
  return new UnreadableMetadataError(
    'too-large',
    `This has more than ${count} characters, which is too long. Use only the part that describes the artifact.`,
  );
}

function unknownFormat(): UnreadableMetadataError {
  return new UnreadableMetadataError(
    'unknown-format',
    'This is not in a known format: BibTeX, RIS, CITATION.cff, codemeta.json, RO-Crate metadata, DataCite JSON, CSL-JSON, .zenodo.json, trovi.json, JSON of the catalogue.',
  );
}
