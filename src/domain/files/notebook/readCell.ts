import * as v from 'valibot';
import { ownObject } from '../../text/ownObject';
import { liftPictures, pictureAddress } from './pictures';
import { multiline } from './multiline';
import type { Notebook, NotebookCell } from './notebook';
import { joinStreams, readBundle, readOutput } from './readOutput';
import { upgradeCell } from './upgradeCell';

const text = v.fallback(multiline, '');
const kindSchema = ownObject({ cell_type: v.string() });
const sourceSchema = ownObject({ source: multiline });
const attachmentsSchema = ownObject({
  attachments: v.fallback(v.record(v.string(), v.unknown()), {}),
});
const count = v.fallback(v.nullish(v.pipe(v.number(), v.safeInteger())), null);
const codeSchema = ownObject({
  source: text,
  execution_count: count,
  language: v.fallback(v.optional(v.string()), undefined),
  outputs: v.fallback(v.array(v.unknown()), []),
});

/** Reads a cell of a notebook. Never throws: a damaged cell is `unknown`. */
export function readCell(cell: unknown, { format }: Pick<Notebook, 'format'>): NotebookCell {
  const present = format === 3 ? upgradeCell(cell) : cell;
  const kind = v.safeParse(kindSchema, present);
  const source = v.safeParse(sourceSchema, present);
  if (!kind.success || !source.success) return { kind: 'unknown' };
  switch (kind.output.cell_type) {
    case 'markdown':
      return readMarkdown(source.output.source, present);
    case 'code':
      return readCode(present);
    case 'raw':
    case 'html':
      return { kind: kind.output.cell_type, source: source.output.source };
    default:
      return { kind: 'unknown' };
  }
}

function readMarkdown(source: string, cell: unknown): NotebookCell {
  const { attachments } = v.parse(attachmentsSchema, cell);
  const { text: lifted, pictures } = liftPictures(source);
  for (const [name, bundle] of Object.entries(attachments)) {
    const address = pictureAddress(readBundle(bundle));
    if (address) pictures.set(name, address);
  }
  return { kind: 'markdown', source: lifted, pictures };
}

function readCode(cell: unknown): NotebookCell {
  const read = v.parse(codeSchema, cell);
  return {
    kind: 'code',
    source: read.source,
    outputs: joinStreams(read.outputs.map(readOutput)),
    ...(read.execution_count !== null && { count: read.execution_count }),
    ...(read.language !== undefined && { language: read.language }),
  };
}
