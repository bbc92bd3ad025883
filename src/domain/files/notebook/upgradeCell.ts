import * as v from 'valibot';
import { multiline } from './multiline';

/** The MIME types that version 3 has short names for. */
const types: Record<string, string> = {
  text: 'text/plain',
  html: 'text/html',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  latex: 'text/latex',
  json: 'application/json',
  javascript: 'application/javascript',
  pdf: 'application/pdf',
};

const outputTypes: Record<string, string> = { pyout: 'execute_result', pyerr: 'error' };

type Members = Record<string, unknown>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A cell of version 3 in the shape of version 4. Leaves anything else as it is. */
export function upgradeCell(cell: unknown): unknown {
  if (!isMembers(cell)) return cell;
  if (cell.cell_type === 'heading') return { ...cell, cell_type: 'markdown', source: title(cell) };
  if (cell.cell_type !== 'code') return cell;
  const { input, prompt_number: count, outputs } = cell;
  return {
    ...cell,
    source: input,
    execution_count: count,
    outputs: Array.isArray(outputs) ? outputs.map(upgradeOutput) : [],
  };
}

function title({ source, level }: Members): unknown {
  const text = v.safeParse(multiline, source);
  const marks = '#'.repeat(Math.min(Math.max(Number(level) || 1, 1), 6));
  return text.success ? `${marks} ${text.output.replaceAll('\n', ' ')}` : source;
}

function upgradeOutput(output: unknown): unknown {
  if (!isMembers(output)) return output;
  const { output_type: type, stream, ...rest } = output;
  if (type === 'stream') return { ...rest, output_type: type, name: stream };
  const known = typeof type === 'string' && Object.hasOwn(outputTypes, type);
  const data = Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) =>
      Object.hasOwn(types, key) ? [[types[key] ?? '', value]] : [],
    ),
  );
  return { ...rest, output_type: known ? outputTypes[type] : type, data };
}
