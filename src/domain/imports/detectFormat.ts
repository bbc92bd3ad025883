import type { ImportFormat } from './importedMetadata';
import { risStart } from './formats/ris';
import { isRoCrate } from './formats/linkedData/roCrate';
import { isObject, listOf, member } from './values/readValues';

/** The format of a text that is not JSON, by its contents. */
export function textFormatOf(text: string): ImportFormat | undefined {
  if (/^["']?cff-version["']?\s*:/m.test(text)) return 'cff';
  if (risStart.test(text)) return 'ris';
  return /^[^\S\n]*@\s*[A-Za-z]+\s*[{(]/m.test(text) ? 'bibtex' : undefined;
}

/** The format of parsed JSON, by its members. */
export function jsonFormatOf(file: unknown): ImportFormat | undefined {
  const first = listOf(file)[0];
  if (!isObject(first)) return undefined;
  const has = (...names: string[]) => names.every((name) => member(first, name) !== undefined);
  const graph = listOf(member(first, '@graph'));
  if (graph.some((entity) => member(entity, '@id') === 'trovi.json')) return 'trovi-json';
  if (isRoCrate(first)) return 'ro-crate';
  if (isLinkedData(first)) {
    const context = JSON.stringify(listOf(member(first, '@context')).map(flat));
    return context.includes('codemeta') ? 'codemeta' : 'schema-org';
  }
  const data: unknown = listOf(member(first, 'data'))[0];
  if (member(data, 'attributes') !== undefined || has('titles')) return 'datacite-json';
  if (isOfCatalogue(listOf(member(first, 'artifacts'))[0]) || isOfCatalogue(first)) {
    return 'catalogue';
  }
  const record = member(first, 'metadata');
  if (has('creators') || has('upload_type') || isObject(record)) return 'zenodo';
  return has('items') || has('message') || has('title') || has('DOI') ? 'csl-json' : undefined;
}

/** Whether parsed JSON is JSON-LD, also in its expanded form without a context. */
function isLinkedData(node: object): boolean {
  return Object.keys(node).some((name) =>
    /^(?:@context|@graph|@type|https?:\/\/schema\.org\/\w+)$/.test(name),
  );
}

/** A context without what it contains in turn, which may be nested deeply. */
function flat(context: unknown): unknown {
  const values: unknown[] = isObject(context) ? Object.values(context) : [context];
  return values.filter((value) => typeof value === 'string');
}

/** Whether parsed JSON is an artifact of the catalogue's API (contract/api 1). */
function isOfCatalogue(work: unknown): boolean {
  return member(work, 'title') !== undefined && member(work, 'short_description') !== undefined;
}

/** The format that a file's name suggests. */
export function formatOfName(fileName: string): ImportFormat | undefined {
  const endings: readonly [RegExp, ImportFormat][] = [
    [/\.cff$/i, 'cff'],
    [/\.ris$/i, 'ris'],
    [/\.bib(?:tex)?$/i, 'bibtex'],
  ];
  return endings.find(([ending]) => ending.test(fileName))?.[1];
}
