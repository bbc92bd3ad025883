import * as v from 'valibot';
import { FileError } from '../../domain/files/fileError';
import { entryKind, type TreeEntry } from '../../domain/files/treeEntry';
import { ownObject } from '../../domain/text/ownObject';
import { askHost } from './askHost';

/** Requests JSON and checks it. Rejects with a `FileError` of code `failed` for anything else. */
export async function readJson<Value>(
  address: string,
  schema: v.GenericSchema<unknown, Value>,
  signal: AbortSignal,
  accept = 'application/json',
): Promise<{ value: Value; response: Response }> {
  const { json, response } = await askHost(address, { accept, signal }, async (given) => ({
    json: readObject(await given.text()),
    response: given,
  }));
  const { success, output } = v.safeParse(schema, json);
  if (!success) throw new FileError('failed');
  return { value: output, response };
}

function readObject(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError('failed');
  }
}

/** An entry of a tree, as all hosts send it. */
export const entrySchema = ownObject({
  path: v.string(),
  mode: v.string(),
  size: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

/** The entries in the terms of the domain. Leaves out modes that are none of git's. */
export function readEntries(entries: readonly v.InferOutput<typeof entrySchema>[]): TreeEntry[] {
  return entries.flatMap(({ path, mode, size }): TreeEntry[] => {
    const kind = entryKind(mode);
    if (!kind) return [];
    return [{ path, kind, ...(kind === 'file' && size !== undefined && { size }) }];
  });
}
