import { crc32 } from 'node:zlib';

/** A file in a zip. */
export interface ZipEntry {
  path: string;
  bytes: Buffer;
}

/** A zip archive whose files are stored, not compressed (APPNOTE 4.3). */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { path, bytes } of entries) {
    const name = Buffer.from(path);
    // Version, flags (names in UTF-8), method, time, date, checksum, both sizes, lengths.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\u0003\u0004'), facts, name, bytes);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), facts, place, name);
    at += 30 + name.length + bytes.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, index, Buffer.from('PK\u0005\u0006'), end]);
}
