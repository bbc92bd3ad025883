import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import type { Context } from 'hono';

import { acceptedEncoding, compress, isCompressible, type Encoding } from './encoding';
import { contentTypeOf } from './contentTypes';

/** Something to send: bytes, compressed at most once for each encoding. */
export interface ServedFile {
  type: string;
  bytes: Buffer;
  etag: string;
  encoded: Map<Encoding, Promise<Buffer>>;
}

/** A folder whose files are kept in memory until they change on disk. */
export interface ServedFolder {
  /** The file at a path below the folder, with slashes; nothing for whatever is no file in it. */
  find(relativePath: string): Promise<ServedFile | undefined>;
}

export function serveFolder(folder: string): ServedFolder {
  const root = path.resolve(folder);
  const known = new Map<string, { stamp: string; file: ServedFile }>();
  return {
    async find(relativePath) {
      const location = locate(root, relativePath);
      if (location === undefined) return undefined;
      const found = await stat(location).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const stamp = `${found.mtimeMs} ${found.size}`;
      const kept = known.get(location);
      if (kept?.stamp === stamp) return kept.file;
      const file = servedFile(contentTypeOf(location), await readFile(location));
      known.set(location, { stamp, file });
      return file;
    },
  };
}

/** The place of a file in a folder; nothing for paths that lead out of it. */
export function locate(root: string, relativePath: string): string | undefined {
  if (relativePath.includes('\0')) return undefined;
  const location = path.join(root, relativePath);
  return location.startsWith(root + path.sep) ? location : undefined;
}

export function servedFile(type: string, bytes: Buffer): ServedFile {
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { type, bytes, etag, encoded: new Map() };
}

/** Sends a file, or 304 to whoever has it already. */
export async function sendFile(
  context: Context,
  file: ServedFile,
  cacheControl: string,
): Promise<Response> {
  context.header('cache-control', cacheControl);
  context.header('etag', file.etag);
  const isText = isCompressible(file.type, file.bytes.length);
  if (isText) context.header('vary', 'accept-encoding');
  if (context.req.header('if-none-match')?.includes(file.etag)) return context.body(null, 304);
  context.header('content-type', file.type);
  const encoding = isText ? acceptedEncoding(context.req.header('accept-encoding')) : undefined;
  if (!encoding) return context.body(new Uint8Array(file.bytes));
  context.header('content-encoding', encoding);
  return context.body(new Uint8Array(await encodedBytes(file, encoding)));
}

function encodedBytes({ bytes, encoded }: ServedFile, encoding: Encoding): Promise<Buffer> {
  const kept = encoded.get(encoding) ?? compress(bytes, encoding, 'file');
  encoded.set(encoding, kept);
  return kept;
}
