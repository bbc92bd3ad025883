import * as v from 'valibot';
import { JsonText } from '../json/jsonReader';
import { ownObject } from '../../text/ownObject';
import { multiline } from './multiline';
import type { MimeBundle, NotebookOutput, ShownData } from './notebook';
import { pictureAddress, pictureTypes } from './pictures';

const text = v.fallback(multiline, '');
const kindSchema = ownObject({ output_type: v.string() });
const streamSchema = ownObject({ name: v.fallback(v.string(), ''), text });
const errorSchema = ownObject({
  ename: text,
  evalue: text,
  traceback: v.fallback(v.array(v.string()), []),
});
const size = v.fallback(v.optional(v.pipe(v.number(), v.minValue(1))), undefined);
const sizesSchema = v.fallback(v.record(v.string(), v.unknown()), {});
const dataSchema = ownObject({ data: v.unknown(), metadata: sizesSchema });
const widthSchema = v.fallback(ownObject({ width: size }), { width: undefined });

/** Reads an output of a code cell. Never throws: a damaged output is `unknown`. */
export function readOutput(output: unknown): NotebookOutput {
  const kind = v.safeParse(kindSchema, output);
  if (!kind.success) return { kind: 'unknown' };
  switch (kind.output.output_type) {
    case 'stream': {
      const stream = v.parse(streamSchema, output);
      return { kind: 'stream', text: stream.text, isError: stream.name === 'stderr' };
    }
    case 'error': {
      const { ename, evalue, traceback } = v.parse(errorSchema, output);
      return { kind: 'error', name: ename, message: evalue, traceback: traceback.join('\n') };
    }
    case 'display_data':
    case 'execute_result':
    case 'update_display_data': {
      const { data, metadata } = v.parse(dataSchema, output);
      return readData(readBundle(data), metadata);
    }
    default:
      return { kind: 'unknown' };
  }
}

/** Reads data by MIME type. Leaves out values that have no text. */
export function readBundle(data: unknown): MimeBundle {
  const bundle = new Map<string, string | JsonText>();
  if (typeof data !== 'object' || data === null) return bundle;
  for (const [type, value] of Object.entries(data)) {
    if (value instanceof JsonText) bundle.set(type, value);
    const written = v.safeParse(multiline, value);
    if (written.success) bundle.set(type, written.output);
  }
  return bundle;
}

/** Joins outputs to the same stream, one right after the other, which a kernel sent in pieces. */
export function joinStreams(outputs: readonly NotebookOutput[]): NotebookOutput[] {
  const joined: { output: NotebookOutput; texts: string[] }[] = [];
  for (const output of outputs) {
    const last = joined.at(-1);
    if (
      output.kind === 'stream' &&
      last?.output.kind === 'stream' &&
      last.output.isError === output.isError
    ) {
      last.texts.push(output.text);
    } else joined.push({ output, texts: output.kind === 'stream' ? [output.text] : [] });
  }
  return joined.map(({ output, texts }) =>
    output.kind === 'stream' ? { ...output, text: texts.join('') } : output,
  );
}

/** Types that only a program can show. */
const isProgram = (type: string) =>
  /^application\/(?:javascript|vnd\.|x-)/.test(type) || type === 'text/javascript';

function readData(bundle: MimeBundle, sizes: Record<string, unknown>): NotebookOutput {
  const html = textOf(bundle, 'text/html');
  const needsScripts = html !== undefined && /<script[\s>]/i.test(html);
  const programs = [...bundle.keys()].filter(isProgram);
  if (needsScripts) programs.push('scripts in text/html');
  const shown = shownData(bundle, sizes, needsScripts);
  const leftOut = shown ? programs : [...new Set([...bundle.keys(), ...programs])];
  return { kind: 'data', leftOut, ...(shown && { shown }) };
}

/**
 * The richest part of a bundle that can be shown. HTML that needs scripts is the last before text.
 */
function shownData(
  bundle: MimeBundle,
  sizes: Record<string, unknown>,
  needsScripts: boolean,
): ShownData | undefined {
  const plain = textOf(bundle, 'text/plain');
  const html = textOf(bundle, 'text/html');
  const asHtml = html && ({ kind: 'html', text: html, ...(plain && { plain }) } as const);
  if (asHtml && !needsScripts) return asHtml;
  const markdown = textOf(bundle, 'text/markdown');
  if (markdown) return { kind: 'markdown', text: markdown };
  const address = pictureAddress(bundle);
  if (address) return { kind: 'picture', address, ...widthOf(sizes) };
  const latex = textOf(bundle, 'text/latex');
  if (latex) return { kind: 'latex', text: latex };
  const json = bundle.get('application/json');
  if (json) return { kind: 'json', text: json instanceof JsonText ? json.text : json };
  if (asHtml) return asHtml;
  return plain === undefined ? undefined : { kind: 'text', text: plain };
}

function textOf(bundle: MimeBundle, type: string): string | undefined {
  const value = bundle.get(type);
  return typeof value === 'string' ? value : undefined;
}

/** The width that a kernel gave the picture, in pixels. */
function widthOf(sizes: Record<string, unknown>): { width?: number } {
  for (const type of pictureTypes) {
    const { width } = v.parse(widthSchema, sizes[type] ?? {});
    if (width !== undefined) return { width };
  }
  return {};
}
